import { createStore } from 'zustand/vanilla'
import { type Backups, createKeeper } from './backups.ts'
import {
  type Conflict,
  createSaver,
  type DocumentCalls,
  isNetworkLoss,
  isSameContent,
  type Revision,
  type Saved,
  type SaverOptions,
  type Unsaved,
} from './saver.ts'

const DEBOUNCE_MS = 1000
const RETRY_MS = 10_000

/** `new`: nothing is saved, and there is nothing to save. `offline`: stored on this device, sent when the network is back. */
export type SaveState<D = unknown> =
  | { kind: 'new' | 'saved' | 'unsaved' | 'saving' }
  | { kind: 'offline' | 'refused'; error: unknown }
  | { kind: 'conflict'; theirs: Saved<D> }

/** States that an edit recomputes; the others end with a request. */
const SETTLED: ReadonlySet<SaveState['kind']> = new Set(['new', 'saved', 'unsaved', 'refused'])

export type DocumentOptions<D, X> = {
  calls: DocumentCalls<D>
  isBlank: SaverOptions<D>['isBlank']
  isSame?: SaverOptions<D>['isSame']
  backups: Backups<D, X>
  /** Undefined for a new document. */
  opened: Saved<D> | undefined
  /** The draft of a new document. */
  initial: D
  initialExtra: X
  /**
   * After the first save the page moves to the document's address; otherwise the backup keeps the new document's key.
   */
  isReaddressed: boolean
}

export type Edit<D, X> = {
  draft: D
  extra: X
  /** False for documents that are only saved by a button. */
  isAutomatic: boolean
}

const newKey = () => crypto.randomUUID()

/** A backup takes precedence over the server's version: it is newer, or was never sent. */
const restore = <D, X>(options: DocumentOptions<D, X>) => {
  const { backups, opened, initial, initialExtra, isSame = isSameContent } = options
  const backup = backups.read(opened?.id)
  const isRestored =
    backup !== undefined &&
    (!isSame(backup.draft, opened?.draft ?? initial) || (!opened && backup.saved !== null))
  return isRestored
    ? {
        ...backup,
        saved: backup.saved ?? undefined,
        unanswered: backup.unanswered ?? undefined,
        isRestored,
      }
    : {
        draft: opened?.draft ?? initial,
        extra: initialExtra,
        key: newKey(),
        unanswered: undefined,
        saved: opened,
        isRestored,
      }
}

/** An autosaved document: on this device, and on the server with one request at a time. */
export const createDocument = <D, X>(options: DocumentOptions<D, X>) => {
  const { calls, isBlank, isSame, backups, opened, initial, isReaddressed } = options
  const { isRestored, ...opening } = restore(options)
  const saver = createSaver({ calls, isBlank, isSame, ...opening })
  const keeper = createKeeper({ backups, openedId: opened?.id, isReaddressed })
  const store = createStore<{ saveState: SaveState<D>; isRestored: boolean; savedId?: string }>(
    () => ({ saveState: { kind: opening.saved ? 'saved' : 'new' }, isRestored }),
  )
  let current: Edit<D, X> = { draft: opening.draft, extra: opening.extra, isAutomatic: false }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOnScreen = false
  let isClosed = false

  const isDirty = () => !isClosed && saver.isDirty(current.draft)

  const writeBackup = () => {
    if (isClosed) return
    const { draft, extra } = current
    const saved = saver.getSaved() ?? null
    keeper.keep({ draft, extra, ...saver.getCreation(), saved, isDirty: isDirty(), isOnScreen })
  }

  const setSaveState = (saveState: SaveState<D>) => {
    store.setState({ saveState })
    writeBackup()
  }
  const settle = () => {
    const unchanged = saver.getSaved() ? 'saved' : 'new'
    const kind = isDirty() ? 'unsaved' : unchanged
    if (kind === store.getState().saveState.kind) writeBackup()
    else setSaveState({ kind })
  }

  const schedule = (ms: number) => {
    clearTimeout(timer)
    const isStopped = store.getState().saveState.kind === 'conflict'
    if (!isOnScreen || !current.isAutomatic || isStopped || !isDirty()) return
    timer = setTimeout(() => void save(), ms)
  }

  const finish = (conflict: Conflict<D> | undefined) => {
    if (conflict) return setSaveState({ kind: 'conflict', theirs: conflict.theirs })
    const saved = saver.getSaved()
    if (saved) store.setState({ savedId: saved.id })
    settle()
  }

  /** Returns the saved revision, or undefined on failure: the save state has the reason. */
  const save = async ({ isForced = false } = {}): Promise<Saved<D> | undefined> => {
    clearTimeout(timer)
    // The backup written with the state has to include the request in flight.
    const saving = saver.save(current.draft, { isForced })
    setSaveState({ kind: 'saving' })
    try {
      const outcome = await saving
      finish('theirs' in outcome ? outcome : undefined)
      return 'theirs' in outcome ? undefined : outcome.saved
    } catch (error) {
      setSaveState({ kind: isNetworkLoss(error) ? 'offline' : 'refused', error })
      // The browser fires `online` when the network is back; for a server that is down a timer is needed.
      if (isNetworkLoss(error) && navigator.onLine) schedule(RETRY_MS)
      return undefined
    }
  }

  /**
   * For a request that carries the unsaved content itself, such as publishing: its response marks that content as
   * saved. Returns undefined after a version conflict; other failures are thrown to the caller.
   */
  const flushInto = async <A extends Revision>(
    run: (unsaved: Unsaved<D>) => Promise<A>,
  ): Promise<A | undefined> => {
    clearTimeout(timer)
    setSaveState({ kind: 'saving' })
    try {
      const outcome = await saver.flushInto(current.draft, run)
      finish('theirs' in outcome ? outcome : undefined)
      return 'theirs' in outcome ? undefined : outcome.answer
    } catch (error) {
      settle()
      schedule(RETRY_MS)
      throw error
    }
  }

  const edit = (next: Edit<D, X>) => {
    current = next
    const { kind } = store.getState().saveState
    if (SETTLED.has(kind)) settle()
    else writeBackup()
    schedule(DEBOUNCE_MS)
  }

  const resume = () => {
    if (store.getState().saveState.kind === 'offline' && current.isAutomatic) void save()
  }

  const leave = () => {
    isOnScreen = false
    clearTimeout(timer)
    window.removeEventListener('online', resume)
    const isStopped = store.getState().saveState.kind === 'conflict'
    if (isDirty() && current.isAutomatic && !isStopped) void save()
    else writeBackup()
  }

  const open = () => {
    isOnScreen = true
    window.addEventListener('online', resume)
    return leave
  }

  const findTheirs = () => {
    const { saveState } = store.getState()
    return saveState.kind === 'conflict' ? saveState.theirs : undefined
  }

  const startFrom = (saved: Saved<D>): D => {
    saver.startFrom(saved)
    current = { ...current, draft: saved.draft }
    store.setState({ isRestored: false })
    settle()
    return saved.draft
  }

  return {
    store,
    opening,
    open,
    /** On leaving the screen: removes the backup of saved content. Also runs on unmount. */
    leave,
    edit,
    save,
    flushInto,
    isDirty,
    /** True when the changes would not reach the server after leaving; the user is asked first. */
    isHeld: () =>
      isDirty() && (!current.isAutomatic || store.getState().saveState.kind === 'refused'),
    keepRestored: () => store.setState({ isRestored: false }),
    /** Drops the restored backup. Returns the draft to show. */
    startOver: (): D => {
      if (opened) return startFrom(opened)
      saver.startNew(newKey())
      current = { ...current, draft: initial }
      store.setState({ isRestored: false })
      settle()
      return initial
    },
    /** Returns the draft to show. */
    acceptTheirs: (): D => {
      const theirs = findTheirs()
      return theirs ? startFrom(theirs) : current.draft
    },
    keepMine: () => {
      const theirs = findTheirs()
      if (theirs) saver.startFrom(theirs)
      return save()
    },
    /** Keeps both versions: the local one becomes a new document. */
    saveApart: () => {
      saver.startNew(newKey())
      return save()
    },
    /** Stops saving: the document was published or deleted. */
    close: () => {
      isClosed = true
      clearTimeout(timer)
      keeper.drop(saver.getSaved()?.id)
    },
  }
}
