const coats = {
  apricot: { body: 'fill-apricot', arms: 'stroke-apricot' },
  green: { body: 'fill-green-light', arms: 'stroke-green-light' },
}

type WalkerProps = { coat?: keyof typeof coats; legs?: string; hasShadow?: boolean }

/** Someone out walking, with a long morning shadow. About 60 × 100 units, feet at y = 100. */
export function Walker({ coat = 'apricot', legs = 'stroke-ink', hasShadow = true }: WalkerProps) {
  const { body, arms } = coats[coat]
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      {hasShadow && <path className="fill-ink/15" d="M26 98-44 112l16 2 62-12Z" />}
      <g className={`fill-none stroke-7 ${legs}`}>
        <path d="M28 62 20 80 12 97M30 62l8 18 6 16" />
      </g>
      <path className={body} d="M20 32c2-8 16-8 20 0l2 32H18Z" />
      <path className={`fill-none stroke-7 ${arms}`} d="M36 36 48 48l8-4M24 36 16 52" />
      <circle className="fill-apricot-pale" cx="31" cy="14" r="9" />
      <path className="fill-ink" d="M40 11C38 2 24 1 21 10c-3 5-1 11 3 13 0-8 6-11 16-12Z" />
    </g>
  )
}
