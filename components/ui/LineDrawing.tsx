/** Decorative icon of one path with a 24 × 24 view box, in the text color. `size` is in pixels at the usual size of text, `weight` in units of the view box. */
export function LineDrawing({ path, size = 24, weight = 1.5, className }: LineDrawingProps) {
  const width = `${size / 16}rem`
  return (
    <svg
      width={width}
      height={width}
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
