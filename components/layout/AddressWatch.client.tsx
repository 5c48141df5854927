'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { announceAddress } from '@/components/ui/use-address-query'

/** Announces each change of the address's query. It renders nothing, so leaving it out of prerendered pages costs nothing. */
export function AddressWatch() {
  const query = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is the event, not an input
  useEffect(announceAddress, [query])
  return null
}
