/** The first thing Tab reaches on every page. The target needs `id="main"` and `tabIndex={-1}`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-60 rounded-full bg-ink px-6 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3 print:hidden"
    >
      Skip to main content
    </a>
  )
}
