const notes = [523.25, 659.25]
const noteSeconds = 0.45

/** Two notes, made here: nothing is loaded for them. Resolves when they are over. */
export async function playNotes(): Promise<void> {
  const context = new AudioContext()
  const volume = context.createGain()
  volume.gain.value = 0.2
  volume.connect(context.destination)
  const begin = context.currentTime + 0.05
  const last = notes.map((frequency, place) => {
    const tone = context.createOscillator()
    tone.frequency.value = frequency
    tone.connect(volume)
    tone.start(begin + place * noteSeconds)
    tone.stop(begin + (place + 1) * noteSeconds)
    return tone
  })
  await new Promise((resolve) => last.at(-1)?.addEventListener('ended', resolve))
  await context.close()
}
