import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { firstMedicine, type Medicine, medicines } from '#domain/medicines/medicines.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'

/** The choice is kept with this entry of the history, so that Back finds the page as it was left. */
export function useChosenMedication() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isHydrated = useHydrated()
  const [pressed, setPressed] = useState<Medicine>()

  const kept = isHydrated ? medicines.find(({ key }) => key === state?.medication) : undefined
  function choose(medication: Medicine) {
    setPressed(medication)
    void navigate('.', { replace: true, state: { medication: medication.key } })
  }
  return { chosen: pressed ?? kept ?? firstMedicine, hasPressed: pressed !== undefined, choose }
}
