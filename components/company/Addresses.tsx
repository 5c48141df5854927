import { site } from '@/lib/site.mjs'

const places = [
  { name: 'Registered office', lines: [site.company, '16192 Coastal Hwy', 'Lewes, DE 19958', 'USA'] },
  {
    name: 'Office',
    lines: [
      '2nd floor, Monte Carlo building',
      '27th Main Rd, Parangi Palaya, Sector 2',
      'HSR Layout, Bengaluru',
      'Karnataka 560102, India',
    ],
  },
]

/** Addresses of the company. */
export function Addresses() {
  return (
    <div className="not-prose grid max-w-measure gap-8 sm:grid-cols-2">
      {places.map(({ name, lines }) => (
        <div key={name} className="border-t-2 border-water pt-3">
          <h3 className="font-medium">{name}</h3>
          <address className="mt-1 text-muted not-italic">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </div>
      ))}
    </div>
  )
}
