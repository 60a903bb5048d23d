import type { ReactNode } from 'react'

type Props = { className?: string }

/** Cropped hair, a zipped jacket, and somewhere to go. */
export const CoachPortrait = ({ className }: Props) => (
  <PortraitFrame className={className}>
    <circle className="fill-sun/50" cx="40" cy="110" r="46" />
    <circle className="fill-sun" cx="40" cy="110" r="30" />
    <path
      className="fill-green-light"
      d="M-400 160c200-24 340-30 450-14 60 8 100-10 150-8 150 8 250-14 400-2v78H-400Z"
    />
    <path className="fill-skin-brown" d="M90 96h28v34H90Z" />
    <path className="fill-skin-brown" d="M74 70c0-22 12-34 30-34s30 12 30 34c0 25-13 43-30 43S74 95 74 70Z" />
    <path
      className="fill-ink"
      d="M73 66c-2-28 12-42 32-42 22 0 34 16 30 42-6-4-8-10-9-18-14-8-28-8-44 0-1 8-3 14-9 18Z"
    />
    <path className="fill-skin-brown" d="M70 70c-6-2-9 4-6 11 2 6 7 8 11 6Zm68 0c6-2 9 4 6 11-2 6-7 8-11 6Z" />
    <path className="fill-apricot" d="M24 214c0-52 24-84 64-90 10 8 22 8 32 0 40 6 62 38 64 90Z" />
    <path className="fill-white" d="M86 120c12 12 24 12 36 0l8 16c-16 16-36 16-52 0Z" />
    <path
      className="fill-none stroke-ink stroke-3"
      strokeLinecap="round"
      d="M104 148v58m-3-46h6M56 172c-4 12-5 24-5 36m101-36c4 12 5 24 5 36"
    />
    <path className="fill-none stroke-white stroke-4" strokeLinecap="round" d="m38 178 14 6m104-6-14 6" />
  </PortraitFrame>
)

/** A headscarf and a green leaf at the collar. */
export const DietitianPortrait = ({ className }: Props) => (
  <PortraitFrame className={className}>
    <circle className="fill-white/60" cx="158" cy="58" r="34" />
    <path className="fill-hill" d="M-400 156c200-30 350-14 450-8 60 4 100-24 150-20 150 8 250-12 400 0v86H-400Z" />
    <path
      className="fill-sun"
      d="M60 78c-2-36 16-56 42-56 28 0 44 22 40 58 2 22 12 36 18 54 6 20-6 34-24 38H66c-20-2-30-18-24-38 6-18 18-32 18-56Z"
    />
    <path className="fill-skin-brown" d="M74 76c0-22 10-34 28-34s28 12 28 34c0 24-12 40-28 40S74 100 74 76Z" />
    <path
      className="fill-none stroke-apricot stroke-3"
      strokeLinecap="round"
      d="M66 84c-2-34 12-52 36-52s38 18 35 52M64 112c14 22 60 24 76 2"
    />
    <path className="fill-ink" d="M20 214c2-46 24-72 60-78 16 16 30 16 44 0 36 6 58 32 60 78Z" />
    <path className="fill-sun" d="M66 124c18 16 54 16 72 0l8 20c-24 26-66 26-88 0Z" />
    <path
      className="fill-none stroke-green-light stroke-3"
      strokeLinecap="round"
      d="M54 172c-4 12-5 24-5 36m103-36c4 12 5 24 5 36"
    />
    <path className="fill-green-light" d="M132 182c0-14 8-22 24-24 0 16-8 24-24 24Z" />
  </PortraitFrame>
)

/** Short hair, a full beard, an open collar under a cardigan. */
export const PharmacistPortrait = ({ className }: Props) => (
  <PortraitFrame className={className}>
    <circle className="fill-white/70" cx="46" cy="54" r="30" />
    <path
      className="fill-apricot-pale"
      d="M-400 152c200-26 340-20 440-16 60 2 110-18 160-14 150 10 250-12 400-2v94H-400Z"
    />
    <path className="fill-skin-tan" d="M86 96h30v34H86Z" />
    <path className="fill-skin-tan" d="M70 70c0-22 12-34 31-34s31 12 31 34c0 26-14 44-31 44S70 96 70 70Z" />
    <path
      className="fill-ink"
      d="M68 76c-4-32 10-50 36-50 24 0 36 16 31 46-5-4-7-12-8-20-16 2-34 0-46-8-6 10-8 20-13 32Z"
    />
    <path className="fill-ink" d="M69 74c4 8 8 12 14 14 12-6 24-6 36 0 6-2 10-6 14-14 2 32-10 52-32 52S67 106 69 74Z" />
    <path className="fill-green-light" d="M20 214c2-54 26-82 66-88l15 16 15-16c40 6 64 34 66 88Z" />
    <path className="fill-white" d="m84 124 17 40 17-40-17 14Z" />
    <path
      className="fill-none stroke-mint stroke-3"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="m82 126 19 46 19-46M101 176v30M52 170c-4 12-5 24-5 38m103-38c4 12 5 24 5 38"
    />
  </PortraitFrame>
)

/** Whoever it is stands before hills that run on as far as the frame does. Drawn in 200 × 200 units. */
const PortraitFrame = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <svg viewBox="0 0 200 200" preserveAspectRatio="xMidYMax meet" className={className} aria-hidden="true">
    {children}
  </svg>
)
