import { Anchor } from '@/components/ui/Anchor'
import { type BrandColor, type BrandForm, brandColors, brandFile, brandForms, brandSize } from '@/lib/figures/brand'
import { basePath } from '@/lib/site.mjs'

const formNames: Record<BrandForm, string> = { mark: 'Mark', wordmark: 'Word mark' }
const address = (form: BrandForm, color: BrandColor, extension: 'svg' | 'png') => `/brand/${brandFile(form, color, extension)}`

function Asset({ form, color }: { form: BrandForm; color: BrandColor }) {
  const { width, height } = brandSize(form)
  const name = `${formNames[form]}, ${color}`
  return (
    <li className="overflow-hidden rounded-panel border border-line">
      <div className={`grid h-40 place-items-center border-b border-line ${color === 'white' ? 'bg-[#0b1220]' : 'bg-white'}`}>
        {/* biome-ignore lint/performance/noImgElement: an SVG of a few hundred bytes, which needs no optimization */}
        <img
          src={`${basePath}${address(form, color, 'svg')}`}
          alt={`OLake ${name}`}
          width={Math.round((width / height) * 56)}
          height={56}
          loading="lazy"
        />
      </div>
      <div className="mt-0 flex flex-wrap items-center justify-between gap-x-4 px-4 py-1">
        <span className="text-sm font-medium">{name}</span>
        <span className="-mx-2 flex gap-1">
          {(['svg', 'png'] as const).map((extension) => (
            <Anchor
              key={extension}
              href={address(form, color, extension)}
              download
              className="inline-flex min-h-11 items-center px-2 text-sm font-medium text-brand underline-offset-4 hover:underline"
              aria-label={`Download ${name} as ${extension.toUpperCase()}`}
            >
              {extension.toUpperCase()}
            </Anchor>
          ))}
        </span>
      </div>
    </li>
  )
}

/** Every form of the logo in every color, with download links. */
export function BrandAssets() {
  return (
    <ul className="not-prose grid gap-4 sm:grid-cols-2 desktop:grid-cols-3">
      {brandForms.flatMap((form) =>
        (Object.keys(brandColors) as BrandColor[]).map((color) => <Asset key={form + color} form={form} color={color} />),
      )}
    </ul>
  )
}
