import { useEffect, useState } from 'react'
import { readReceivedShares } from '../../../../platform/offline/received-shares.ts'
import { type JoinedShare, joinShares } from './joined-share.ts'

const NOTHING: JoinedShare = { places: [], words: '', files: [] }

/** Undefined while it is read from the device. */
export const useReceived = (): JoinedShare | undefined => {
  const [received, setReceived] = useState<JoinedShare>()
  useEffect(() => {
    let isGone = false
    readReceivedShares().then(
      (shares) => !isGone && setReceived(joinShares(shares)),
      // A browser without this storage has received nothing.
      () => !isGone && setReceived(NOTHING),
    )
    return () => {
      isGone = true
    }
  }, [])
  return received
}
