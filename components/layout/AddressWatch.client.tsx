'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { announceAddress } from '@/components/ui/use-address-query'

/** Notifies `useAddressQuery` when the query string changes. It renders nothing, so omitting it from prerendered HTML has no effect. */
export function AddressWatch() {
  const query = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run on each change of the query, but does not read it
  useEffect(announceAddress, [query])
  return null
}
