const nameWithNumber = /(\S+-\d\S*)/

/** A heading in which a name such as GLP-1 is not cut in two at its hyphen. */
export const NoBreak = ({ text }: { text: string }) =>
  text.split(nameWithNumber).map((part) =>
    nameWithNumber.test(part) ? (
      <span className="whitespace-nowrap" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  )
