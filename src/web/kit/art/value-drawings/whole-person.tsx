/** A person, with everything that moves around them. */
export function WholePerson() {
  return (
    <>
      <circle className="fill-sage" cx="48" cy="48" r="42" />
      <path className="fill-green" d="M20 79c2-17 12-25 28-25s26 8 28 25C60 94 36 94 20 79Z" />
      <circle className="fill-apricot-pale" cx="48" cy="38" r="15" />
      <path className="fill-ink" d="M33 38c-1-12 7-18 16-17 11 0 16 8 14 19-3-6-8-9-12-9-6 5-12 7-18 7Z" />
      <path className="fill-apricot" d="M48 78c-6-5-8-8-8-11 0-5 6-6 8-2 2-4 8-3 8 2 0 3-2 6-8 11Z" />
      <circle className="fill-sun stroke-paper stroke-3" cx="82" cy="22" r="10" />
      <path className="fill-green-light stroke-paper stroke-3" d="M4 30C4 18 12 10 26 8c0 14-8 22-22 22Z" />
    </>
  )
}
