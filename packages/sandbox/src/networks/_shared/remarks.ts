import type { Memory } from '../memory.ts'

/** A comment under a post. */
export type Remark = {
  id: string
  postId: string
  /** The comment it answers. How deep answers go is a rule of the network. */
  parentId: string | undefined
  authorId: string
  text: string
  createdAt: Date
  editedAt: Date | undefined
  isHidden: boolean
}

export type NewRemark = Pick<Remark, 'postId' | 'parentId' | 'authorId' | 'text' | 'createdAt'>

/** Comments of one network; a deleted one takes its answers with it. */
export function createRemarks({ memory, name }: { memory: Memory; name: string }) {
  const table = memory.table<Remark>(`${name}/remarks`)
  const all = (): readonly Remark[] => [...table.values()]
  const answersTo = (id: string) => all().filter(({ parentId }) => parentId === id)

  const remove = (id: string): boolean => {
    for (const answer of answersTo(id)) remove(answer.id)
    return table.delete(id)
  }

  return {
    add: (id: string, remark: NewRemark): Remark => {
      const stored = { ...remark, id, editedAt: undefined, isHidden: false }
      table.set(id, stored)
      return stored
    },
    find: (id: string) => table.get(id),
    all,
    /** Oldest first, with answers. */
    under: (postId: string) =>
      all()
        .filter((remark) => remark.postId === postId)
        .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    answersTo,
    change: (id: string, patch: Partial<Pick<Remark, 'text' | 'editedAt' | 'isHidden'>>) => {
      const known = table.get(id)
      if (known) table.set(id, { ...known, ...patch })
    },
    remove,
    reset: () => table.clear(),
  }
}

export type Remarks = ReturnType<typeof createRemarks>
