import { depthField, seedOf } from '@/lib/figures/depth-lines'

/** The brand pattern: contour lines drawn from a name. Decoration only, so hidden from assistive technology. */
export function DepthLines({
  seed,
  width = 1440,
  height = 480,
  levels = 9,
  grain = 3,
  className,
}: {
  seed: string
  width?: number
  height?: number
  levels?: number
  grain?: number
  className?: string
}) {
  const field = depthField({ seed: seedOf(seed), width, height, levels, grain })
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      aria-hidden="true"
      className={className}
    >
      {field.levels.map((path, depth) => (
        <path key={path.slice(0, 40)} d={path} opacity={0.45 + (0.55 * depth) / field.levels.length} />
      ))}
    </svg>
  )
}
