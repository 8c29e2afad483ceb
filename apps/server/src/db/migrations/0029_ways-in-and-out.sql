CREATE TABLE "plan_sheet_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sheet_id" uuid NOT NULL,
	"post_id" uuid,
	"key" text NOT NULL,
	"cells" jsonb NOT NULL,
	"post_version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_sheets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"author_id" uuid,
	"url" text NOT NULL,
	"connection_ids" uuid[] NOT NULL,
	"is_scheduled" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last" jsonb
);
--> statement-breakpoint
CREATE TABLE "published_feeds" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "published_feeds_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "plan_sheet_rows" ADD CONSTRAINT "plan_sheet_rows_sheet_id_plan_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."plan_sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_sheet_rows" ADD CONSTRAINT "plan_sheet_rows_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_sheets" ADD CONSTRAINT "plan_sheets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_sheets" ADD CONSTRAINT "plan_sheets_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_feeds" ADD CONSTRAINT "published_feeds_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_feeds" ADD CONSTRAINT "published_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_sheet_rows_sheet" ON "plan_sheet_rows" USING btree ("sheet_id");--> statement-breakpoint
CREATE INDEX "plan_sheet_rows_post" ON "plan_sheet_rows" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_sheets_url" ON "plan_sheets" USING btree ("workspace_id","url");--> statement-breakpoint
CREATE INDEX "plan_sheets_author" ON "plan_sheets" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "published_feeds_hash" ON "published_feeds" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "published_feeds_user" ON "published_feeds" USING btree ("user_id");