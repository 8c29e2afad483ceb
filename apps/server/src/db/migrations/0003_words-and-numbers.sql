CREATE TABLE "bot_dialogs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bot_dialogs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"chat_id" bigint NOT NULL,
	"workspace_id" uuid,
	"state" text NOT NULL,
	"sentence" text NOT NULL,
	"answers" jsonb NOT NULL,
	"asked_id" text,
	"offered" jsonb,
	"is_editing" boolean NOT NULL,
	"reel_id" uuid,
	"reel_version" integer,
	"message_id" bigint,
	"taken" jsonb NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bot_dialogs_state_is_known" CHECK ("bot_dialogs"."state" in ('choosing', 'asking', 'sorting', 'writing', 'drafted', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "automation_runs" DROP CONSTRAINT "automation_runs_state_is_known";--> statement-breakpoint
ALTER TABLE "automation_runs" DROP CONSTRAINT "automation_runs_failure_is_known";--> statement-breakpoint
ALTER TABLE "automation_runs" DROP CONSTRAINT "automation_runs_end_is_told";--> statement-breakpoint
ALTER TABLE "automations" DROP CONSTRAINT "automations_pause_is_known";--> statement-breakpoint
ALTER TABLE "group_notices" DROP CONSTRAINT "group_notices_kind_is_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_is_known";--> statement-breakpoint
ALTER TABLE "automation_runs" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "group_notices" ADD COLUMN "picture_url" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "picture_url" text;--> statement-breakpoint
ALTER TABLE "metric_days" ADD COLUMN "is_spread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "paid_periods" ADD COLUMN "replaced_by_id" uuid;--> statement-breakpoint
ALTER TABLE "paid_periods" ADD COLUMN "unused_value" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "paid_periods" ADD COLUMN "credit_given" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bot_dialogs" ADD CONSTRAINT "bot_dialogs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_dialogs" ADD CONSTRAINT "bot_dialogs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_dialogs" ADD CONSTRAINT "bot_dialogs_reel_id_reels_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_dialogs" ADD CONSTRAINT "bot_dialogs_message_id_bot_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."bot_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bot_dialogs_place" ON "bot_dialogs" USING btree ("user_id","chat_id");--> statement-breakpoint
CREATE INDEX "bot_dialogs_workspace" ON "bot_dialogs" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "bot_dialogs_reel" ON "bot_dialogs" USING btree ("reel_id");--> statement-breakpoint
CREATE INDEX "bot_dialogs_message" ON "bot_dialogs" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "bot_dialogs_age" ON "bot_dialogs" USING btree ("updated_at");--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_state_is_known" CHECK ("automation_runs"."state" in ('planned', 'making', 'asking', 'made', 'skipped', 'failed'));--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_failure_is_known" CHECK ("automation_runs"."failure_code" in ('no_points', 'no_items', 'too_similar', 'account_unavailable', 'nothing_known', 'ai_failed', 'render_failed', 'post_not_ready', 'too_late', 'author_gone', 'source_unavailable', 'crashed', 'unanswered', 'moved'));--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_end_is_told" CHECK (("automation_runs"."state" in ('planned', 'making', 'asking')) = ("automation_runs"."finished_at" is null)
        and ("automation_runs"."state" in ('planned', 'making', 'asking')) = ("automation_runs"."next_try_at" is not null));--> statement-breakpoint
ALTER TABLE "automations" ADD CONSTRAINT "automations_pause_is_known" CHECK ("automations"."pause_reason" in ('user', 'failures', 'no_points', 'no_items', 'too_similar', 'account_unavailable', 'nothing_known', 'ai_failed', 'render_failed', 'post_not_ready', 'too_late', 'author_gone', 'source_unavailable', 'crashed', 'unanswered', 'moved'));--> statement-breakpoint
ALTER TABLE "group_notices" ADD CONSTRAINT "group_notices_kind_is_known" CHECK ("group_notices"."kind" in ('published', 'failed', 'delayed', 'needs_attention', 'render_ready', 'render_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'payment_refunded', 'payment_disputed', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'tool_recovered', 'automation_ready', 'automation_failed', 'automation_paused', 'automation_asks', 'report_paused', 'group_lost'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_is_known" CHECK ("notifications"."kind" in ('published', 'failed', 'delayed', 'needs_attention', 'render_ready', 'render_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'payment_refunded', 'payment_disputed', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'tool_recovered', 'automation_ready', 'automation_failed', 'automation_paused', 'automation_asks', 'report_paused', 'group_lost'));