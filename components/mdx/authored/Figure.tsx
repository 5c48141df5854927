import { paragraph, text } from '@/lib/markdown-export/nodes'
import { defineMdxComponent } from '../mdx-component'
import { Picture } from '../Picture'

/** Image with a caption. `alt` describes the image. */
export function Figure({ src, alt, caption }: { src: string; alt: string; caption?: string }) {
  return (
    <figure>
      <Picture src={src} alt={alt} />
      {caption && <figcaption className="mt-3 text-center text-sm text-muted">{caption}</figcaption>}
    </figure>
  )
}

export default defineMdxComponent({
  component: Figure,
  about: 'Image with a caption.',
  example: '<Figure src="/images/docs/jobs.png" alt="What it shows" caption="One line." />',
  plain: ({ attributes: { src = '', alt = '', caption } }) => [
    paragraph({ type: 'image', url: src, alt }),
    ...(caption ? [paragraph(text(caption))] : []),
  ],
  states: () => ({
    plain: <Figure src="/images/mark.svg" alt="The mark of OLake" caption="One line that says what it shows." />,
  }),
})
