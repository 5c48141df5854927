/** A drawing of one line on a grid of 24, in the text's color. Decoration: hidden from assistive technology. `weight` in the grid's units. */
export function LineDrawing({ path, size = 24, weight = 1.5, className }: LineDrawingProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={path} />
    </svg>
  )
}

type LineDrawingProps = { path: string; size?: number; weight?: number; className?: string | undefined }
