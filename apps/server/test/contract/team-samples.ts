import { byId, type MakeSample, NOTHING } from './route-sample.ts'

const ofComment: MakeSample = ({ draft, comment }) => ({
  params: { id: draft, commentId: comment },
})

export const REVIEW_SAMPLES: Record<string, MakeSample> = {
  addPostComment: ({ draft, comment, member, resource }) => ({
    params: { id: draft },
    body: {
      text: 'Поправила',
      parentId: comment,
      mentions: [member],
      mediaIds: [resource],
      isForGuests: false,
    },
  }),
  countUnreadComments: NOTHING,
  createReviewLink: ({ draft }) => ({
    body: { title: 'Неделя', scope: { kind: 'post', postId: draft }, days: 7 },
  }),
  deletePostComment: ofComment,
  getChangesSinceApproval: byId('draft'),
  listPostComments: byId('draft'),
  listReviewLinks: NOTHING,
  readPostComments: byId('draft'),
  resolvePostComment: (ids) => ({ ...ofComment(ids), body: { isResolved: true } }),
  revokeReviewLink: byId('reviewLink'),
}

export const TEAM_SAMPLES: Record<string, MakeSample> = {
  acceptOwnership: NOTHING,
  cancelTransfer: NOTHING,
  changeInvite: byId('invite', { body: { role: 'editor' } }),
  changeMember: ({ member, telegram }) => ({
    params: { userId: member },
    body: { role: 'viewer', connectionIds: [telegram] },
  }),
  closeWorkspace: () => ({ body: { confirmation: 'Не то название' } }),
  createInvite: ({ telegram }) => ({
    body: {
      role: 'viewer',
      isApprover: false,
      connectionIds: [telegram],
      note: '',
      to: null,
      maxUses: null,
      days: 7,
    },
  }),
  exportActivity: ({ member }) => ({ query: { actorId: member } }),
  getTeam: NOTHING,
  leaveWorkspace: NOTHING,
  listActivity: ({ member }) => ({ query: { actorId: member } }),
  listInvites: NOTHING,
  offerOwnership: ({ member }) => ({ body: { userId: member } }),
  removeMember: ({ member }) => ({ params: { userId: member } }),
  revokeInvite: byId('invite'),
  updateWorkspace: ({ resource }) => ({ body: { name: 'Кофейня', logoId: resource } }),
}

export const NOTIFICATION_SAMPLES: Record<string, MakeSample> = {
  getNotificationSettings: NOTHING,
  updateNotificationSettings: () => ({ body: { isUrgentLetThrough: true } }),
  listNotificationGroups: NOTHING,
  createGroupLink: NOTHING,
  updateNotificationGroup: byId('notificationGroup', { body: { topics: ['problems'] } }),
  deleteNotificationGroup: byId('notificationGroup'),
}
