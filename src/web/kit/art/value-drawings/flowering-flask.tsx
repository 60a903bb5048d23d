/** A flask that has come into flower. */
export function FloweringFlask() {
  return (
    <>
      <path className="fill-mint stroke-ink stroke-3" d="M38 40V56L20 82c-2 4 0 8 5 8H71c5 0 7-4 5-8L58 56V40" />
      <path className="fill-sun" d="M31 70H65l9 14c1 3 0 4.5-3 4.5H25c-3 0-4-1.5-3-4.5Z" />
      <path className="fill-none stroke-ink stroke-3" d="M34 40H62M48 76V26" />
      <path className="fill-green-light" d="M48 56c-10 0-15-6-16-14 10 0 16 6 16 14Z" />
      <path
        className="fill-apricot"
        d="M48 4c6 4 7 8 5 12 5-1 9 1 11 7-5 4-10 4-13 1 0 5-3 8-3 8s-3-3-3-8c-3 3-8 3-13-1 2-6 6-8 11-7-2-4-1-8 5-12Z"
      />
      <circle className="fill-sun" cx="48" cy="20" r="4.500" />
    </>
  )
}
