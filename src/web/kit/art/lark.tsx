/** A skylark going up, singing: drawn inside any scene, about 320 × 290 units with its beak at the upper right. */
export function Lark() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" strokeWidth="3">
      <path
        className="fill-green"
        d="M256 166c20-44 20-100-2-154-16 14-24 32-24 52-10-4-17-4-24-2-4 20-2 36 4 50-8 0-14 2-20 6 0 28 6 54 16 78Z"
      />
      <path className="fill-none stroke-green-light" d="M246 158c12-34 16-74 9-112M230 160c8-28 10-50 6-72" />
      <path
        className="fill-ink"
        d="M244 156c6-12 20-18 33-14 9 3 14 10 15 18l21-3c-6 8-12 12-19 13l14 8c-6 3-12 3-18 2-2 34-36 74-88 80-34 4-66-2-90-14-28 10-56 24-90 41 2-8 4-13 8-19-8 0-16 0-25-1 27-17 55-30 85-40 40-11 86-17 118-37 18-11 29-20 36-34Z"
      />
      <path className="fill-ink" d="M272 141c-8-13-22-17-35-13 7 7 9 18 7 32Z" />
      <path
        className="fill-white"
        d="M291 180c-2 35-36 75-89 81-28 3-54 0-78-9 58-2 104-22 128-52 10-12 24-20 38-20Z"
      />
      <path className="fill-none stroke-ink" d="M272 196l-4 7m-10 7-6 8m-11 8-8 7m-13 6-9 6" />
      <path className="fill-none stroke-apricot-pale" d="M285 153c-10-6-22-4-30 4" />
      <circle className="fill-white" cx="273" cy="161" r="4" />
      <path
        className="fill-apricot"
        d="M228 190c4-64-28-138-92-188-12 18-13 38-7 58-12-7-21-12-29-14-5 20 0 38 9 53-12-3-22-4-31-4 0 19 8 33 21 44-11 1-20 3-28 7 6 18 18 28 33 32-7 4-13 9-17 16 15 24 53 36 91 28 28-6 48-14 50-32Z"
      />
      <path
        className="fill-none stroke-apricot-pale"
        d="M196 118c-14-36-32-64-52-90m28 90c-14-20-32-38-54-52m40 76c-18-12-38-24-60-32m54 58c-20-4-40-10-60-15"
      />
      <path
        className="fill-apricot-pale"
        d="M221 190c1-36-13-72-41-100-8 14-9 26-5 38-11-3-19-3-26-1 1 15 7 25 16 32-10 2-17 5-22 9 6 14 15 22 27 25-5 3-10 7-13 12 23 11 61 7 64-15Z"
      />
      <path className="fill-none stroke-apricot" d="M208 178c-2-18-8-34-16-48m2 54c-4-12-10-22-18-30" />
    </g>
  )
}
