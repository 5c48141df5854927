import { builtImages } from '@/lib/content/build-facts'
import { basePath } from '@/lib/site.mjs'

type PictureProps = { src?: string; alt?: string; title?: string; first?: boolean; 'data-first'?: string }

/**
 * A Markdown picture: the build's WebP files in two widths with the real size written down, loaded late unless it is the page's
 * first, and a button to zoom.
 */
export function Picture({ src = '', alt = '', title, first, ...rest }: PictureProps) {
  const built = builtImages[src]
  const eager = first || rest['data-first'] !== undefined
  const loading = eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  if (!built) {
    // biome-ignore lint/performance/noImgElement: a picture from elsewhere, which this build has no files of
    return <img src={src} alt={alt} title={title} {...loading} />
  }
  const widest = built.files.at(-1)
  return (
    // biome-ignore lint/performance/noImgElement: the files and their sizes are made by the build; next/image has no server in an export
    <img
      src={basePath + (widest?.src ?? built.original)}
      srcSet={built.files.length > 1 ? built.files.map((file) => `${basePath}${file.src} ${file.width}w`).join(', ') : undefined}
      sizes={built.files.length > 1 ? '(min-width: 46rem) 46rem, 100vw' : undefined}
      width={built.width}
      height={built.height}
      alt={alt}
      title={title}
      decoding="async"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture zooms on Enter
      tabIndex={0}
      data-zoom={basePath + built.original}
      {...loading}
    />
  )
}
