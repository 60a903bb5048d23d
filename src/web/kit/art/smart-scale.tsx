import { useId } from 'react'

/** Two feet on a glass scale on the bathroom floor, and the phone it talks to. */
export function SmartScale({ className }: { className?: string }) {
  const fade = useId()
  return (
    <svg viewBox="0 0 640 560" className={className} aria-hidden="true">
      <linearGradient id={fade} x2="0" y2="1">
        <stop className="[stop-color:var(--color-sun)]" stopOpacity=".5" />
        <stop className="[stop-color:var(--color-sun)]" offset="1" stopOpacity="0" />
      </linearGradient>
      <path className="fill-sage" d="M-320 0H960V560H-320Z" />
      {/* The window's light on the tiles. */}
      <path className="fill-mint" d="M-230 560 330 0h170L-60 560Zm200 0L530 0h80L30 560Z" />
      <path
        className="fill-none stroke-green-light/20 stroke-2"
        d="M-320 186H960M-320 374H960M-160 0v560M0 0v560M160 0v560M320 0v560M480 0v560M640 0v560M800 0v560"
      />
      <g strokeLinecap="round" strokeLinejoin="round">
        <rect className="fill-ink/15" x="62" y="150" width="356" height="356" rx="56" />
        <rect className="fill-white" x="50" y="132" width="356" height="356" rx="56" />
        <rect className="fill-none stroke-line stroke-3" x="66" y="148" width="324" height="324" rx="44" />
        {/* What it reads with. */}
        <g className="fill-line">
          <circle cx="104" cy="190" r="18" />
          <circle cx="352" cy="190" r="18" />
          <circle cx="104" cy="434" r="18" />
          <circle cx="352" cy="434" r="18" />
        </g>
        <rect className="fill-ink" x="166" y="166" width="124" height="58" rx="18" />
        <path className="fill-none stroke-sun stroke-4" d="M186 204c12 0 14-22 26-20s12 16 24 16 14-6 34-6" />
        {/* Feet. */}
        <g className="fill-apricot">
          <path d="M196 262c26 4 30 40 22 74-4 20-2 38-4 62-2 22-42 26-48 0-6-28 4-44-2-70-8-36 4-70 32-66Z" />
          <path d="M260 262c-26 4-30 40-22 74 4 20 2 38 4 62 2 22 42 26 48 0 6-28-4-44 2-70 8-36-4-70-32-66Z" />
          <circle cx="206" cy="250" r="12" />
          <circle cx="250" cy="250" r="12" />
          <circle cx="184" cy="254" r="8" />
          <circle cx="272" cy="254" r="8" />
          <circle cx="170" cy="266" r="7" />
          <circle cx="286" cy="266" r="7" />
          <circle cx="161" cy="280" r="6" />
          <circle cx="295" cy="280" r="6" />
        </g>
        {/* Word goes across. */}
        <path
          className="fill-none stroke-green stroke-4"
          d="M400 112c8-10 8-24 0-34m18 46c16-18 16-42 0-60m18 72c24-28 24-58 0-84"
        />
        <g transform="translate(402 176)rotate(8 105 170)">
          <rect className="fill-ink/15" x="10" y="16" width="200" height="356" rx="34" />
          <rect className="fill-ink" width="200" height="356" rx="34" />
          <rect className="fill-paper" x="10" y="10" width="180" height="336" rx="25" />
          <rect className="fill-ink" x="72" y="18" width="56" height="10" rx="5" />
          <path className="stroke-ink stroke-5" d="M28 56h60" />
          <path className="stroke-line-strong stroke-4" d="M28 74h96" />
          <path fill={`url(#${fade})`} d="M22 108c30 2 40 22 70 26s46 22 86 24v34H22Z" />
          <path className="fill-none stroke-apricot stroke-5" d="M22 108c30 2 40 22 70 26s46 22 86 24" />
          <circle className="fill-ink" cx="178" cy="158" r="7" />
          <g className="fill-mint">
            <rect x="22" y="206" width="74" height="58" rx="14" />
            <rect x="104" y="206" width="74" height="58" rx="14" />
            <rect x="22" y="272" width="74" height="58" rx="14" />
            <rect x="104" y="272" width="74" height="58" rx="14" />
          </g>
          <g className="fill-none" strokeWidth="6">
            <path className="stroke-green" d="M43 246a16 16 0 0 1 16-16" />
            <path className="stroke-apricot" d="M59 230a16 16 0 0 1 16 16" />
            <circle className="stroke-green" cx="141" cy="235" r="15" />
            <path className="stroke-apricot" d="M141 220a15 15 0 0 1 14.500 19" />
          </g>
          <path className="fill-green" d="M38 310v-14h9v14Zm14 0v-22h9v22Zm14 0v-16h9v16Z" />
          <path className="fill-green-light" d="M128 290h26l-3 26c0 2-1 3-3 3h-14c-2 0-3-1-3-3Z" />
          <path className="fill-sage" d="M128 290h26l-1 8c-8 4-14-4-24 0Z" />
        </g>
      </g>
    </svg>
  )
}
