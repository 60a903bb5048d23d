import { PortraitFrame } from './portrait-frame.tsx'

type Props = { className?: string }

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
