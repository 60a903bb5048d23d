import type { ReactNode } from 'react'

export type Mark = 'done' | 'now' | 'bloom' | 'fallen' | 'ahead'

const marks: Record<Mark, ReactNode> = {
  /** Two leaves: this has grown. */
  done: (
    <>
      <circle className="fill-white" cx="20" cy="20" r="14" />
      <path className="fill-green" d="M20 26C8 26 3 19 4 8c12 0 18 7 16 18Z" />
      <path className="fill-green-light" d="M20 31c-1-11 5-18 16-18 1 11-5 18-16 18Z" />
    </>
  ),
  /** The sun stands over it. */
  now: (
    <>
      <circle className="fill-white" cx="20" cy="20" r="19" />
      <circle className="fill-sun/40" cx="20" cy="20" r="18" />
      <circle className="fill-sun" cx="20" cy="20" r="11.5" />
    </>
  ),
  bloom: (
    <g transform="translate(20 20)">
      <circle className="fill-white" r="17" />
      <g className="fill-apricot">
        <ellipse rx="6" ry="17" />
        <ellipse rx="6" ry="17" transform="rotate(60)" />
        <ellipse rx="6" ry="17" transform="rotate(120)" />
      </g>
      <circle className="fill-sun" r="6.5" />
    </g>
  ),
  fallen: (
    <>
      <circle className="fill-white" cx="20" cy="20" r="14" />
      <path className="fill-apricot" d="M5 27C9 14 20 9 35 14 30 27 18 32 5 27Z" />
      <path className="fill-none stroke-white stroke-2" strokeLinecap="round" d="M3 28c8-5 15-8 22-10" />
    </>
  ),
  ahead: (
    <circle
      className="fill-white stroke-line-strong stroke-2"
      strokeDasharray="3 4.5"
      strokeLinecap="round"
      cx="20"
      cy="20"
      r="9"
    />
  ),
}

export const OrderMark = ({ mark, className }: { mark: Mark; className?: string }) => (
  <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
    {marks[mark]}
  </svg>
)

/** A stem from one mark to the next, as tall as the words beside it. */
export const Stem = ({ isAhead, className }: { isAhead: boolean; className?: string }) => (
  <svg viewBox="0 0 40 100" preserveAspectRatio="none" className={className} aria-hidden="true">
    <path
      className={`fill-none stroke-3 ${isAhead ? 'stroke-line-strong' : 'stroke-green'}`}
      vectorEffect="non-scaling-stroke"
      strokeLinecap="round"
      strokeDasharray={isAhead ? '1 8' : undefined}
      d="M20 0c-5 30 5 66 0 100"
    />
  </svg>
)
