/** Why a file is refused once it has been looked into, whichever way it came. */
export const inspectionProblems = {
  tooManyPixels: (name: string, width: string, height: string) =>
    `“${name}” is ${width} × ${height} pixels, which is more than we can open. Send a smaller copy, or take a new photo`,
  protectedPdf: (name: string) =>
    `“${name}” is locked with a password or other protection. Save a copy without it, or send photos of the pages`,
  activePdf: (name: string) =>
    `“${name}” has scripts, attachments or other active content, which we can’t accept. Print it to a new PDF, or send photos of the pages`,
  unclearPdf: (name: string) =>
    `We couldn’t check everything inside “${name}”. Print it to a new PDF, or send photos of the pages`,
  infected: (name: string) =>
    `Our virus scanner found something harmful in “${name}”, so we haven’t kept it. Check your device, then send a new photo or copy`,
  tooLargeToScan: (name: string) =>
    `“${name}” is too large for our virus scanner. Send a smaller copy, or photos of the pages`,
  scannerAway:
    'We can’t check files for viruses at the moment, so we haven’t accepted yours. Nothing you’ve written is lost. Try again in a few minutes.',
}
