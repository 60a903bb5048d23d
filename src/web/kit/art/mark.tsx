/** The lark mark. The icons of browsers and phones are made of it when the site is built. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={`in-daylight ${className ?? ''}`} aria-hidden="true">
      <circle className="fill-green" cx="20" cy="20" r="20" />
      <path
        className="fill-white"
        d="M34.5 16.2l-4.2.8c-.7-2.4-3.7-3.4-5.9-1.8-1.8 1.3-2.1 3.8-4.2 5.4-3.2 2.4-7.8 2-14.7 5.8L9 27 7.4 30l5.8-2.6c2.2 2 5.2 2.6 8.2 1.8 5.6-1.6 9-5.6 9.1-10Z"
      />
      <path
        className="fill-apricot"
        d="M22.6 21.2c.8-5.8-2-11.8-7.6-14.8-1.4 2-1.5 4-.8 5.8-1.2-.4-2.3-.5-3.4-.3-.2 2.1.5 3.7 1.7 4.9-1.1.1-2 .4-2.9 1 1.2 4 7.4 7.6 13 3.4Z"
      />
      <circle className="fill-green" cx="27" cy="17.6" r="1" />
    </svg>
  )
}
