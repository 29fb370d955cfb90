/** A truck with a crane, drawn as the other icons are, which have none. */
export function CraneTruck() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M5 18H3v-5h10v5M13 18H9M13 10h4l4 4v4h-2" />
      <path d="M6 13V8l9-5v4" />
      <circle cx="7" cy="18" r="2" />
      <circle cx="17" cy="18" r="2" />
    </svg>
  )
}
