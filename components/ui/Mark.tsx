/** The mark: an open O of nested depth lines whose lowest line is level, like water in a bowl. One weight, one colour. */
export function Mark({ size = 24, className }: { size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M5.2 5.1A9.7 9.7 0 1 0 18.8 5.1" />
      <path d="M8.1 8.3a5.6 5.6 0 1 0 7.8 0" />
      <path d="M9.6 13.4h4.8" />
    </svg>
  )
}
