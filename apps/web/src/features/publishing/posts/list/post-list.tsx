import type { Post } from '@kadr/contract/publishing/posts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List } from '../../../../ui/layout/list-row.tsx'
import { useUnreadComments } from '../api/discussion.queries.ts'
import { copy } from '../copy.ts'
import { ReviewButtons } from '../discussion/review-box.tsx'
import { ActionDialogs } from '../view/action-dialogs.tsx'
import { PostMenu } from '../view/post-menu.tsx'
import { usePostActions } from '../view/use-post-actions.ts'
import { PostRow } from './post-row.tsx'
import type { PostsSearch } from './posts-search.ts'

type Props = {
  posts: readonly Post[]
  search: PostsSearch
  canEdit: boolean
  selected: ReadonlySet<string>
  onSelect: (id: string) => void
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
}

export const PostList = (props: Props) => {
  const { posts, search, canEdit, selected, onSelect, hasMore, isLoadingMore, onMore } = props
  const actions = usePostActions()
  const unread = useUnreadComments()
  const now = new Date()
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card padding="none">
        <List label={copy.list}>
          {posts.map((post) => (
            <PostRow
              key={post.id}
              post={post}
              now={now}
              search={search}
              isSelected={canEdit ? selected.has(post.id) : undefined}
              onSelect={onSelect}
              unread={unread.get(post.id)}
              menu={
                canEdit ? (
                  <PostMenu post={post} onAction={(action) => actions.run(post, action)} />
                ) : null
              }
              footer={post.state === 'pending_approval' ? <ReviewButtons post={post} /> : null}
            />
          ))}
        </List>
      </Card>
      {hasMore ? (
        <Button
          variant="secondary"
          className="justify-self-center"
          isLoading={isLoadingMore}
          onClick={onMore}
        >
          {copy.more}
        </Button>
      ) : null}
      <ActionDialogs actions={actions} />
    </div>
  )
}
