import { createHash } from 'node:crypto'

/**
 * The first digits of the SHA-256 hash of texts and bytes, one after the other.
 * @param {Iterable<string | Uint8Array>} parts
 * @param {number} [digits] number of hexadecimal digits. 20 are enough to tell all versions of a file apart
 */
export function sha256(parts, digits = 20) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, digits)
}
