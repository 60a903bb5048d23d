/** A stethoscope that has grown a leaf. */
export function Stethoscope() {
  return (
    <>
      <path
        className="fill-none stroke-ink stroke-4"
        d="M24 12h-6c-3 0-5 2-5 5v17c0 13 8 21 19 21s19-8 19-21V17c0-3-2-5-5-5h-6"
      />
      <path className="fill-none stroke-green stroke-4" d="M32 55v8c0 14 9 22 21 22 13 0 20-9 20-22v-7" />
      <circle className="fill-apricot stroke-ink stroke-4" cx="73" cy="46" r="11" />
      <circle className="fill-white" cx="73" cy="46" r="4" />
      <path className="fill-green-light" d="M36 78c-11 4-20 0-25-10 12-5 21-1 25 10Z" />
    </>
  )
}
