import { Picture } from './Picture'

/** A picture with a caption. `alt` says what it shows, in words. */
export function Figure({ src, alt, caption }: { src: string; alt: string; caption?: string }) {
  return (
    <figure>
      <Picture src={src} alt={alt} />
      {caption && <figcaption className="mt-3 text-center text-sm text-muted">{caption}</figcaption>}
    </figure>
  )
}
