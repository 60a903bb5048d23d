/** A book that a lark has flown out of. */
export function OpenBook() {
  return (
    <>
      <path
        className="fill-white stroke-ink stroke-3"
        d="M48 56C36 46 22 44 6 48V84c16-4 30-2 42 6 12-8 26-10 42-6V48c-16-4-30-2-42 8Zm0 0V90"
      />
      <path
        className="fill-none stroke-sage stroke-3"
        d="M16 58c8-1 16 0 22 4M16 69c8-1 16 0 22 4M80 58c-8-1-16 0-22 4m22 7c-8-1-16 0-22 4"
      />
      <path
        className="fill-green"
        d="M78 14l-8 2c-2-5-8-6-12-2-3 4-3 8-9 11s-13 2-23 8l6 1-2 5 10-5c4 3 10 4 16 2 9-2 14-9 14-16Z"
      />
      <path className="fill-apricot" d="M57 25c1-9-4-18-13-23-3 5-2 9-1 12-3-1-6 0-7 0 0 9 10 17 21 11Z" />
    </>
  )
}
