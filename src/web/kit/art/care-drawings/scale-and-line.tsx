/** A scale, and the line it draws. */
export function ScaleAndLine() {
  return (
    <>
      <path
        className="fill-white stroke-ink stroke-3"
        d="M18 8h60c6 0 10 4 10 10v60c0 6-4 10-10 10H18c-6 0-10-4-10-10V18c0-6 4-10 10-10Z"
      />
      <path className="fill-sage" d="M24 18h48c3 0 5 2 5 5v17c0 3-2 5-5 5H24c-3 0-5-2-5-5V23c0-3 2-5 5-5Z" />
      <path className="fill-none stroke-ink/50 stroke-3" d="M32 24v5m16-7v7m16-5v5" />
      <path className="fill-none stroke-ink stroke-3" d="m48 42 8-12" />
      <path className="fill-none stroke-apricot stroke-4" d="M20 58c10 0 12 8 22 10s14 8 34 9" />
      <circle className="fill-green" cx="20" cy="58" r="4" />
      <circle className="fill-green" cx="42" cy="68" r="4" />
      <circle className="fill-green" cx="76" cy="77" r="4" />
    </>
  )
}
