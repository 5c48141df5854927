const BLOCK = 512

/** A tar archive (ustar) of files by their path, without owner and time, so that the same files have the same bytes each time. */
export function tarArchive(files: ReadonlyMap<string, Buffer>): Buffer {
  const blocks: Buffer[] = []
  for (const [path, content] of files) {
    const header = Buffer.alloc(BLOCK)
    const cut = path.length > 100 ? path.lastIndexOf('/', 154) : -1
    const name = path.slice(cut + 1)
    if (name.length > 100) throw new Error(`The path does not fit into a tar header: ${path}`)
    header.write(name, 0)
    header.write('0000644\0', 100)
    header.write('0000000\0', 108)
    header.write('0000000\0', 116)
    header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124)
    header.write('00000000000\0', 136)
    header.write(' '.repeat(8), 148)
    header.write('0', 156)
    header.write('ustar\x0000', 257)
    if (cut > 0) header.write(path.slice(0, cut), 345)
    const sum = header.reduce((total, byte) => total + byte, 0)
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    blocks.push(header, content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK))
  }
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)])
}
