/** A lark at rest, looking right. About 120 × 110 units, feet at (62, 108). */
export function PerchedLark({ plumage = 'fill-green' }: { plumage?: string }) {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" strokeWidth="3">
      <path className="fill-none stroke-apricot" d="M56 92v16M68 92v16" />
      <path
        className={plumage}
        d="M72 24C76 12 88 8 98 13c6 3 9 8 9 13l13 3-13 5c1 32-19 62-49 62-12 0-22-6-28-14L2 104 4 88c6-18 26-26 44-36 12-7 20-16 24-28Z"
      />
      <path className={plumage} d="M92 13C86 4 78 2 68 5c6 4 7 11 4 21Z" />
      <path className="fill-white" d="M108 34c1 33-19 64-51 63 21-9 29-25 29-41 0-12 8-22 22-22Z" />
      <path className="fill-apricot" d="M84 52C80 76 56 86 22 84c6-18 22-30 42-34Z" />
      <path className="fill-none stroke-apricot-pale" d="M70 60C62 70 50 75 36 77" />
      <circle className="fill-white" cx="96" cy="25" r="3" />
    </g>
  )
}
