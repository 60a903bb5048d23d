/** A bowl that is full of good things. */
export function Bowl() {
  return (
    <>
      <path className="fill-green-light" d="M40 52C22 48 14 36 16 18c18 2 28 14 24 34Z" />
      <circle className="fill-apricot" cx="62" cy="34" r="17" />
      <path className="fill-none stroke-ink stroke-3" d="M62 18c0-6 3-10 8-12M21 25l17 25" />
      <path className="fill-sage" d="M40 54c-4-18 2-32 14-40 8 14 4 30-6 40Z" />
      <path className="fill-none stroke-ink stroke-3" d="M52 24 44 52" />
      <circle className="fill-sun" cx="80" cy="46" r="8" />
      <path className="fill-white stroke-ink stroke-3" d="M6 52h84c0 22-16 36-42 36S6 74 6 52Z" />
      <path className="fill-none stroke-apricot stroke-3" d="M16 64c6 10 16 15 32 15" />
    </>
  )
}
