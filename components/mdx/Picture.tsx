import { environment } from '#environment'
import { builtImage } from '@/lib/content/build-facts'
import { paragraph, text } from '@/lib/markdown-export/nodes'
import type { PlainForm } from '@/lib/markdown-export/plain-form'
import { basePath } from '@/lib/site.mjs'

type PictureProps = {
  src?: string
  alt?: string
  title?: string
  first?: boolean
  narrow?: string
  density?: number
  'data-first'?: string
}

/**
 * Image in Markdown. Uses the WebP files of the build in two widths, with `width` and `height` to avoid layout shifts. It is lazy-loaded
 * unless it is the first image of the page, and opens enlarged on a click. Windows below 40rem show `narrow` instead: a part of the picture in
 * which text can be read. A picture with a `density`, in pixels of the file for each pixel of CSS, is not shown larger than it was taken.
 */
export function Picture({ src = '', alt = '', title, first, narrow, density, ...rest }: PictureProps) {
  const built = builtImage(src)
  const eager = first || rest['data-first'] !== undefined
  const loading = eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  if (!built) {
    // biome-ignore lint/performance/noImgElement: an image for which the build has no files, such as an external one
    return <img src={sourceFile(src)} alt={alt} title={title} {...loading} />
  }
  const widest = built.files.at(-1)
  const other = narrow ? builtImage(narrow) : undefined
  const picture = (
    // biome-ignore lint/performance/noImgElement: the build generates the files and sizes; a static export has no server for next/image
    <img
      src={basePath + (widest?.src ?? built.original)}
      srcSet={built.files.length > 1 ? built.files.map((file) => `${basePath}${file.src} ${file.width}w`).join(', ') : undefined}
      sizes={built.files.length > 1 ? '(min-width: 46rem) 46rem, 100vw' : undefined}
      width={built.width}
      height={built.height}
      style={density && built.width ? { maxWidth: `${built.width / density / 16}rem` } : undefined}
      alt={alt}
      title={title}
      decoding="async"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the image can be enlarged with Enter
      tabIndex={0}
      data-zoom={basePath + built.original}
      {...loading}
    />
  )
  if (!other) return picture
  return (
    <picture>
      <source media="(width < 40rem)" srcSet={basePath + other.original} width={other.width} height={other.height} />
      {picture}
    </picture>
  )
}

/** Address of a picture without built files. In development, pictures of `content/` are served as they are until their files are built. */
const sourceFile = (src: string) =>
  environment.NODE_ENV !== 'development' || /^(\/|[a-z]+:)/.test(src) ? src : `${basePath}/dev/pictures/${src}`

type CaptionedPictureProps = { src: string; alt: string; narrow?: string; density?: number; caption?: string; className?: string }

/** A picture with a caption below it. `alt` describes the image. */
export function CaptionedPicture({ caption, className, ...picture }: CaptionedPictureProps) {
  return (
    <figure className={className}>
      <Picture {...picture} />
      {caption && <figcaption className="mt-3 text-center text-sm text-muted">{caption}</figcaption>}
    </figure>
  )
}

/** Plain form of components that show a captioned picture. */
export const captionedPictureForm: PlainForm = ({ attributes: { src = '', alt = '', caption } }) => [
  paragraph({ type: 'image', url: src, alt }),
  ...(caption ? [paragraph(text(caption))] : []),
]
