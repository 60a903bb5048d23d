import { PortraitFrame } from './portrait-frame.tsx'

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
