/** A stethoscope that has grown a leaf. */
function Stethoscope() {
  return (
    <>
      <path
        className="fill-none stroke-ink stroke-4"
        d="M24 12h-6c-3 0-5 2-5 5v17c0 13 8 21 19 21s19-8 19-21V17c0-3-2-5-5-5h-6"
      />
      <path className="fill-none stroke-green stroke-4" d="M32 55v8c0 14 9 22 21 22 13 0 20-9 20-22v-7" />
      <circle className="fill-apricot stroke-ink stroke-4" cx="73" cy="46" r="11" />
      <circle className="fill-white" cx="73" cy="46" r="4" />
      <path className="fill-green-light" d="M36 78c-11 4-20 0-25-10 12-5 21-1 25 10Z" />
    </>
  )
}

/** A scale, and the line it draws. */
function ScaleAndLine() {
  return (
    <>
      <path
        className="fill-white stroke-ink stroke-3"
        d="M18 8h60c6 0 10 4 10 10v60c0 6-4 10-10 10H18c-6 0-10-4-10-10V18c0-6 4-10 10-10Z"
      />
      <path className="fill-sage" d="M24 18h48c3 0 5 2 5 5v17c0 3-2 5-5 5H24c-3 0-5-2-5-5V23c0-3 2-5 5-5Z" />
      <path className="fill-none stroke-ink/50 stroke-3" d="M32 24v5m16-7v7m16-5v5" />
      <path className="fill-none stroke-ink stroke-3" d="m48 42 8-12" />
      <path className="fill-none stroke-apricot stroke-4" d="M20 58c10 0 12 8 22 10s14 8 34 9" />
      <circle className="fill-green" cx="20" cy="58" r="4" />
      <circle className="fill-green" cx="42" cy="68" r="4" />
      <circle className="fill-green" cx="76" cy="77" r="4" />
    </>
  )
}

/** A pen and the plain parcel it came in. */
function PenAndParcel() {
  return (
    <>
      <path className="fill-apricot" d="M8 46h46c3 0 5 2 5 5v32c0 3-2 5-5 5H8c-3 0-5-2-5-5V51c0-3 2-5 5-5Z" />
      <path className="fill-ink/15" d="M44 46h10c3 0 5 2 5 5v32c0 3-2 5-5 5H44Z" />
      <path className="fill-sun" d="M24 46h13v42H24Z" />
      <g transform="rotate(28 66 44)">
        <path className="fill-ink" d="M64.500 78h5v12h-5Z" />
        <path className="fill-sage stroke-ink stroke-3" d="M57 30h20v46c0 3-2 5-5 5H62c-3 0-5-2-5-5Z" />
        <path className="fill-green stroke-ink stroke-3" d="M57 32V12c0-5 4-8 10-8s10 3 10 8v20Z" />
        <path className="fill-white" d="M62 42h10v20H62Z" />
        <path className="fill-none stroke-apricot stroke-3" d="M65 48h4m-4 7h4" />
      </g>
    </>
  )
}

/** Notes from a conversation, and the cup beside them. */
function NotesAndCup() {
  return (
    <>
      <path
        className="fill-white stroke-ink stroke-3"
        d="M12 8h40c4 0 7 3 7 7v66c0 4-3 7-7 7H12c-4 0-7-3-7-7V15c0-4 3-7 7-7Z"
      />
      <path className="fill-sage" d="M5 22V15c0-4 3-7 7-7h40c4 0 7 3 7 7v7Z" />
      <path className="fill-none stroke-ink/50 stroke-3" d="M28 36h20M28 52h20M28 68h12" />
      <path className="fill-none stroke-green stroke-4" d="m13 36 3 3 6-7m-9 20 3 3 6-7" />
      <circle className="fill-apricot" cx="17" cy="68" r="4" />
      <path className="fill-apricot stroke-ink stroke-3" d="M62 58h26v14c0 8-5 14-13 14s-13-6-13-14Z" />
      <path className="fill-none stroke-ink stroke-3" d="M70 50c-3-4 3-6 0-10m10 10c-3-4 3-6 0-10" />
    </>
  )
}

/** Two people's words, one answering the other. */
function Conversation() {
  return (
    <>
      <path
        className="fill-green stroke-ink stroke-3"
        d="M14 8h46c6 0 10 4 10 10v22c0 6-4 10-10 10H36L20 64V50h-6C8 50 4 46 4 40V18C4 12 8 8 14 8Z"
      />
      <path className="fill-none stroke-sage stroke-3" d="M18 23h38M18 35h24" />
      <path
        className="fill-apricot-pale stroke-ink stroke-3"
        d="M46 42h36c6 0 10 4 10 10v16c0 6-4 10-10 10h-4v12L64 78H46c-6 0-10-4-10-10V52c0-6 4-10 10-10Z"
      />
      <path className="fill-apricot" d="M64 72c-8-6-11-10-11-14 0-6 8-8 11-2 3-6 11-4 11 2 0 4-3 8-11 14Z" />
    </>
  )
}

/** A bowl that is full of good things. */
function Bowl() {
  return (
    <>
      <path className="fill-green-light" d="M40 52C22 48 14 36 16 18c18 2 28 14 24 34Z" />
      <circle className="fill-apricot" cx="62" cy="34" r="17" />
      <path className="fill-none stroke-ink stroke-3" d="M62 18c0-6 3-10 8-12M21 25l17 25" />
      <path className="fill-sage" d="M40 54c-4-18 2-32 14-40 8 14 4 30-6 40Z" />
      <path className="fill-none stroke-ink stroke-3" d="M52 24 44 52" />
      <circle className="fill-sun" cx="80" cy="46" r="8" />
      <path className="fill-white stroke-ink stroke-3" d="M6 52h84c0 22-16 36-42 36S6 74 6 52Z" />
      <path className="fill-none stroke-apricot stroke-3" d="M16 64c6 10 16 15 32 15" />
    </>
  )
}

/** Each is drawn on a square of 96. */
export const careDrawings = {
  clinicians: Stethoscope,
  medication: PenAndParcel,
  consultation: NotesAndCup,
  coaching: Conversation,
  nutrition: Bowl,
  tracking: ScaleAndLine,
}
