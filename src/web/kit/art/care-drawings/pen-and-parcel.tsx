/** A pen and the plain parcel it came in. */
export function PenAndParcel() {
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
