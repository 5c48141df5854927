import { useEffect, useState } from 'react'

/** Whether `active` has been true for longer than `delay` milliseconds. */
export function useDelayed(active: boolean, delay: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setLate(true), delay)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [active, delay])
  return active && late
}
