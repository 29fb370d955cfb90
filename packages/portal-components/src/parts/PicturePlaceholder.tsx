/** A drawing of boards in the current colour, for a product without a picture. */
export function PicturePlaceholder() {
  return (
    <svg
      viewBox="0 0 96 72"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M22 45 66 33l8 4-44 12zM22 45v5l8 4v-5M30 54l44-12v-5" />
      <path d="M22 34 66 22l8 4-44 12zM22 34v5l8 4v-5M30 43l44-12v-5" opacity=".6" />
    </svg>
  )
}
