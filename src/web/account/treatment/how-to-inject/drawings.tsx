import type { ReactNode } from 'react'
import type { InjectionDrawing } from '#content/medicines/medicine-words.ts'

/** A pen that lies with its tip to the left. */
const Pen = ({ children }: { children?: ReactNode }) => (
  <g strokeLinejoin="round" strokeLinecap="round">
    <rect className="fill-white stroke-ink stroke-3" x="46" y="66" width="40" height="28" rx="6" />
    <path className="fill-mint" d="M50 72h32v16H50Z" />
    <rect className="fill-brick" x="38" y="73" width="8" height="14" rx="2" />
    <rect className="fill-sage stroke-ink stroke-3" x="82" y="60" width="100" height="40" rx="9" />
    <rect className="fill-white stroke-ink stroke-2" x="136" y="69" width="32" height="22" rx="4" />
    <path className="fill-none stroke-green stroke-3" d="M94 72h28m-28 8h18m-18 8h24" />
    <rect className="fill-green stroke-ink stroke-3" x="182" y="65" width="24" height="30" rx="6" />
    <path className="fill-none stroke-white/60 stroke-2" d="M190 71v18m7-18v18" />
    {children}
  </g>
)

const Needle = () => (
  <>
    <path className="stroke-ink stroke-2" d="M6 80h20" />
    <path className="fill-apricot stroke-ink stroke-3" d="M24 70h10l6 3v14l-6 3H24Z" />
  </>
)

const arrow = 'fill-none stroke-apricot stroke-4'

const drawings: Readonly<Record<InjectionDrawing, ReactNode>> = {
  check: (
    <>
      <Pen />
      <path className="fill-ink stroke-ink stroke-3" d="M2 64h22a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H2" />
      <path className={arrow} d="M34 40H8m8-8-8 8 8 8" />
      <circle className="fill-white/70 stroke-ink stroke-4" cx="66" cy="80" r="27" />
      <path className="fill-green-light/50" d="M48 72h36v16H48Z" />
      <path className="stroke-ink stroke-6" d="m86 99 18 18" />
    </>
  ),
  needle: (
    <>
      <Pen />
      <g transform="translate(-2 0)">
        <path
          className="fill-apricot stroke-ink stroke-3"
          d="M14 64h16l8 4v24l-8 4H14a8 8 0 0 1-8-8V72a8 8 0 0 1 8-8Z"
        />
        <path className="stroke-ink/40 stroke-2" d="M14 72v16m8-16v16" />
      </g>
      <path className={arrow} d="M10 46c10-16 34-16 44 0m-1-12 1 12-12-2" />
    </>
  ),
  prime: (
    <>
      <g transform="rotate(90 110 80)translate(110 80)scale(.72)translate(-110 -80)">
        <Pen>
          <Needle />
        </Pen>
      </g>
      <path
        className="fill-green-light stroke-ink stroke-2"
        d="M92 2c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17Z"
        transform="translate(46 -5)scale(.7)"
      />
      <circle className="fill-white stroke-ink stroke-3" cx="182" cy="52" r="27" />
      <path className="fill-none stroke-ink stroke-3" strokeLinecap="round" d="M182 36v16l11 8" />
      <path className={arrow} d="M44 132V96m-9 9 9-9 9 9" />
    </>
  ),
  dose: (
    <>
      <Pen />
      <circle className="fill-white stroke-ink stroke-4" cx="152" cy="72" r="42" />
      <path className="fill-mint" d="M122 58h60v30h-60Z" />
      <path className="fill-none stroke-ink stroke-5" strokeLinecap="round" d="M152 64v18m-6-13 6-5" />
      <path className={arrow} d="M206 46c14 10 18 34 6 50m14-4-14 4-4-14" />
    </>
  ),
  site: (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        className="fill-paper-deep stroke-ink stroke-3"
        d="M78 6c4 22 2 34-2 50-4 18-8 34-8 52v46h34l8-44 8 44h34v-46c0-18-4-34-8-52-4-16-6-28-2-50"
      />
      <circle className="fill-ink" cx="110" cy="52" r="3" />
      <circle className="fill-none stroke-ink/40 stroke-2" strokeDasharray="4 5" cx="110" cy="52" r="14" />
      <g className="fill-apricot/80">
        <ellipse cx="91" cy="56" rx="9" ry="13" />
        <ellipse cx="129" cy="56" rx="9" ry="13" />
        <ellipse cx="86" cy="122" rx="10" ry="18" />
        <ellipse cx="134" cy="122" rx="10" ry="18" />
      </g>
    </g>
  ),
  sharps: (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path className="fill-sun stroke-ink stroke-3" d="M68 62h84l-8 84H76Z" />
      <path className="fill-apricot stroke-ink stroke-3" d="M60 48h100v16H60Z" />
      <path className="fill-ink" d="M96 48h28v8H96Z" />
      <path className="fill-none stroke-ink/60 stroke-2" strokeDasharray="5 5" d="M74 92h72" />
      <g transform="translate(110 4)rotate(14)">
        <path className="fill-white stroke-ink stroke-3" d="M-8 0H8v14l-4 6H-4l-4-6Z" />
        <path className="stroke-ink stroke-2" d="M0 20v18" />
      </g>
      <path className={arrow} d="M152 8v26m-9-9 9 9 9-9" />
    </g>
  ),
}

/** What a step shows. Its words say the same. */
export const StepDrawing = ({ shows }: { shows: InjectionDrawing }) => (
  <svg viewBox="-6 -6 240 168" className="h-36 w-full rounded-option bg-mint" aria-hidden="true">
    {drawings[shows]}
  </svg>
)
