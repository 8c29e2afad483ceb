CREATE TABLE "presences" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presences_workspace_id_subject_id_user_id_pk" PRIMARY KEY("workspace_id","subject_id","user_id"),
	CONSTRAINT "presences_kind_is_known" CHECK ("presences"."kind" in ('post', 'reel', 'product'))
);
--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presences_user" ON "presences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "presences_seen" ON "presences" USING btree ("seen_at");