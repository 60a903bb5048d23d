import { useEffect, useState } from 'react'

const everyMs = 100
/** What a voice at a desk comes to, as a share of what can be told apart. */
const loud = 0.12

/** How loud a microphone is, from 0 to 1. */
export function useLevel(stream: MediaStream | null): number {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    if (!stream?.getAudioTracks().length || !('AudioContext' in window)) return
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    // As long as a turn of the clock below, so that no short sound falls between two.
    analyser.fftSize = 4_096
    context.createMediaStreamSource(stream).connect(analyser)
    context.resume().catch(() => undefined)
    const samples = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      setLevel(Math.min(1, Math.sqrt(power) / loud))
    }, everyMs)
    return () => {
      clearInterval(timer)
      void context.close()
    }
  }, [stream])
  return level
}
