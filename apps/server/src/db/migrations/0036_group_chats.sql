CREATE TABLE "group_chat_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"chat_id" bigint NOT NULL,
	"thread_id" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"topics" jsonb NOT NULL,
	"connected_by" uuid,
	"lost_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"actions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outcome" text,
	"key" text NOT NULL,
	"handed_at" timestamp with time zone,
	"bot_message_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_notices_kind_is_known" CHECK ("group_notices"."kind" in ('published', 'failed', 'needs_attention', 'render_ready', 'render_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'automation_ready', 'automation_failed', 'automation_paused', 'report_paused', 'group_lost'))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_is_known";--> statement-breakpoint
ALTER TABLE "bot_actions" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "group_chat_codes" ADD CONSTRAINT "group_chat_codes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_chat_codes" ADD CONSTRAINT "group_chat_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_chats" ADD CONSTRAINT "group_chats_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_chats" ADD CONSTRAINT "group_chats_connected_by_users_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_notices" ADD CONSTRAINT "group_notices_group_id_group_chats_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."group_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_notices" ADD CONSTRAINT "group_notices_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_notices" ADD CONSTRAINT "group_notices_bot_message_id_bot_messages_id_fk" FOREIGN KEY ("bot_message_id") REFERENCES "public"."bot_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_chat_codes_user" ON "group_chat_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_chat_codes_workspace" ON "group_chat_codes" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "group_chat_codes_expiry" ON "group_chat_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "group_chats_place" ON "group_chats" USING btree ("workspace_id","chat_id","thread_id");--> statement-breakpoint
CREATE INDEX "group_chats_chat" ON "group_chats" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "group_chats_connected_by" ON "group_chats" USING btree ("connected_by");--> statement-breakpoint
CREATE UNIQUE INDEX "group_notices_key" ON "group_notices" USING btree ("group_id","key");--> statement-breakpoint
CREATE INDEX "group_notices_waiting" ON "group_notices" USING btree ("group_id") WHERE "group_notices"."handed_at" is null;--> statement-breakpoint
CREATE INDEX "group_notices_workspace" ON "group_notices" USING btree ("workspace_id","key");--> statement-breakpoint
CREATE INDEX "group_notices_bot_message" ON "group_notices" USING btree ("bot_message_id");--> statement-breakpoint
CREATE INDEX "group_notices_age" ON "group_notices" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_is_known" CHECK ("notifications"."kind" in ('published', 'failed', 'needs_attention', 'render_ready', 'render_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'automation_ready', 'automation_failed', 'automation_paused', 'report_paused', 'group_lost'));