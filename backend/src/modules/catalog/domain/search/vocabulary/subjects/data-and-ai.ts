import { type Subject, subject } from './subject.js';

export const DATA_AND_AI: readonly Subject[] = [
  subject(
    'aiml',
    '',
    'ai ml, artificial intelligence, ai, machine intelligence, ai engineer, kritrim buddhimatta, एआई, कृत्रिम बुद्धिमत्ता, आर्टिफिशियल इंटेलिजेंस, ai basics, learn ai, ai sikhna, ai kya hai, artificial intelligence course, ai fundamentals, ai career, ai course, ai engineering, ai concepts, intro to ai, ai seekho, ai aur ml, aiml, ai padhna, ai field, get into ai, ai jobs, ethics of ai',
  ),
  subject(
    'ml',
    'aiml datascience',
    'machine learning, ml, predictive model, prediction model, scikit learn, sklearn, supervised learning, unsupervised learning, xgboost, random forest, decision trees, gradient boosting, clustering, classification models, मशीन लर्निंग, predictive analytics, machine sikhna, ensemble models, ai models, feature engineering, overfitting, model training, train a model, kaggle, knn, svm, ml engineer, logistic regression, linear regression, predict prices, credit risk, loan default, predict loan, prediction models, fraud detection, churn prediction, machine learning algorithms, ml algorithms, k means, pca, dimensionality reduction, automl, stacking, predict which, predict whether, models that predict, pay back loan, loan repayment, credit scoring, anomaly detection, mathematics for ml, machine learning engineer, classification algorithms, machine learning with python, mashin learning, model banana, regression and classification, lightgbm, catboost, gradient descent, hyperparameter tuning, cross validation, ml interview, spam detection, spam filter, classify emails, who will leave, aprendizaje automatico, maschinelles lernen, apprentissage automatique',
  ),
  subject(
    'deeplearning',
    'ml aiml',
    'deep learning, neural network, neural networks, neural nets, tensorflow, pytorch, keras, cnn, rnn, transformers, डीप लर्निंग, lstm, gan, gpu training, image classifier, convolutional, neural net, back propagation, autoencoder, recurrent neural, dl, vision transformer, diffusion models, attention mechanism, perceptron, transfer learning, backpropagation, diffusion, jax, न्यूरल नेटवर्क',
  ),
  subject(
    'nlp',
    'aiml deeplearning',
    'nlp, natural language processing, text mining, sentiment analysis, language model, bert, text analytics, spacy, text classification, translate text, named entities, sentiment, sentiment of reviews, chat text, summarization, named entity, speech to text, word embeddings, translate languages, understand text, text processing, topic modeling, language processing, read text by computer, chat data, machine translation, question answering, customer reviews analysis, opinion mining, tf idf, tokenization, text analysis, analyse tweets, tweets analysis, text data, language ai, nltk, text generation, spell checker, huggingface, classify text',
  ),
  subject(
    'vision',
    'aiml deeplearning',
    'computer vision, deep vision, vision transformers, vit, vits, opencv, image recognition, object detection, face recognition, face detection, image processing, yolo, machine vision, image classification, detect objects, recognize faces, recognize objects, count objects, segmentation, number plate, ocr, face mask detection, image segmentation, cctv ai, medical images, read text from images, x ray, xray, x rays, mri, medical imaging, medical image, read x ray, face unlock, video analytics, recognise faces, pictures by computer, detect faces, image detection, pose estimation, opencv python, self driving, autonomous driving, plant disease, handwriting recognition, optical character recognition, helmet detection, license plate, traffic camera ai, camera ai, teach computer to see, computer ko dekhna, face attendance ai, drone images, satellite image classification, image recognition app',
  ),
  subject(
    'reinforcement',
    'ml aiml',
    'reinforcement learning, q learning, rl, deep q, policy gradient, policy gradients, policy optimization, ppo, reward function, rewards, learn by rewards, learns by rewards, trial and error, game playing ai, markov decision, openai gym',
  ),
  subject(
    'recommender',
    'ml aiml',
    'recommendation systems, recommender, recommendation system, recommendation engine, recommender systems, recommend movies, recommends movies, netflix recommend, what i like, guess what i like, suggest products, personalised suggestions, netflix and amazon, collaborative filtering',
  ),
  subject(
    'mlops',
    'ml aiml',
    'mlops, model deployment, mlflow, ml pipeline, deploy models, ml model deployment, serve model, model serving, model monitoring, monitoring models, production ml, deploy model, serve your model',
  ),
  subject(
    'genai',
    'aiml aitools',
    'generative ai, gen ai, genai, gpt, openai, build ai app, ai applications, hugging face, gpt api, openai api, generative models, ai app development, ai product, ai powered app, multimodal, ai integration, ai engineering course, जेनरेटिव एआई, llm app',
  ),
  subject(
    'agents',
    'genai aitools automation',
    'ai agents, ai agent, agentic, agentic ai, autogen, mcp server, ai agent banana, langgraph, ai agents banana, multi agent, crewai, agent frameworks, agents, mcp, autonomous agents, model context protocol, agent banana, autonomous ai, tool calling, function calling, एआई एजेंट',
  ),
  subject(
    'rag',
    'llm genai aiml',
    'rag, retrieval augmented, retrieval augmented generation, chat with documents, chat with pdf, rag app, embeddings, chat with your data, chat with your own documents, chat with your pdf, vector database, vector databases, vector store, langchain, llamaindex, llama index, chat with my documents, question answering on documents, answers from documents, answers from my own documents, answers from my documents, my own documents, our own documents, own data chatbot, answers from pdf, questions to my documents, pinecone, semantic search, knowledge base chatbot, document chatbot, company documents, prompt and rag, train ai on my data, train an ai on my data, custom gpt, chat with my data',
  ),
  subject(
    'finetuning',
    'llm genai aiml',
    'fine tuning, fine tune, fine tuning llm, lora fine tuning, lora, qlora, fine tune llm, instruction tuning, rlhf',
  ),
  subject(
    'llm',
    'genai nlp aiml',
    'large language models, llm, llms, large language model, large models, foundation models, llm evaluation, local llm, ollama, llama, ai engineer llm, llm engineer, transformer models, language models',
  ),
  subject(
    'aitools',
    '',
    'ai tools, ai tool, ai for work, ai productivity, ai assistant, ai assistants, use ai, using ai, ai apps, ai at work, artificial intelligence tools, ai software, ai for business, ai in office, ai for students, ai for teachers, ai for daily work, ai seekhna, ai for office, ai for business owners, ai for seniors, ai for beginners, ai tool for work, best ai tools, ai website, ai for hr, ai for marketing, ai for daily life, ai use karna, ai ka use, ai se kaam, copilot microsoft, microsoft copilot, notion ai, ai tools for students, ai tools sikhna, ai for everyone, ai se paise, ai for content, ai tools for designers, ai tools for marketing, ai for shopkeepers, ai for small business, ai for farmers, ai for doctors, ai for lawyers, ai for accountants, ai for parents, ai for writers, ai for freelancers, ai for video, ai for presentations, ai powered tools, ai se business, ai hacks, ai for managers, ai for leaders, ai for job seekers, ai for sales, ai for homework, no code ai, एआई टूल्स',
  ),
  subject(
    'chatgpt',
    'aitools genai',
    'chatgpt, chat gpt, claude, gemini, bard, ai chatbot, चैटजीपीटी, gpt for work, ai for email, gpt answers, notebooklm, perplexity, deepseek, chatgpt se, chatgpt kaise use kare, gpt 5, grok, claude ai, chatgpt course, chat gpt sikhna, gpts, custom gpt, chatgpt for business, chatgpt for teachers, chatgpt for resume, gemini ai, ai se padhai, ai notes, copilot 365, ai study, चैट जीपीटी, ask chatgpt better',
  ),
  subject(
    'prompting',
    'aitools chatgpt genai',
    'prompt engineering, prompt, prompts, prompting, write prompts, prompt engineer, ask properly, ask chatgpt, ask ai, better answers from ai, better prompts, talk to ai, good prompts',
  ),
  subject(
    'chatbot',
    'aitools genai',
    'chatbot, chat bot, bot banana, conversational ai, whatsapp bot, telegram bot, voice assistant, dialogflow, bot for customers, auto reply, voice bot, voice bots, customer bot, bot kaise banaye, rasa, botpress, whatsapp automation, faq bot, bot banaye, chat assistant, customer support bot, ai receptionist, telegram bots, discord bot, ai calling agent',
  ),
  subject(
    'aiimage',
    'aitools genai',
    'ai images, midjourney, dall e, dalle, stable diffusion, ai art, ai image, image generation, generate images, text to image, ai pictures, ai photo, ai photos, ai se photo, ai se tasveer, ai make pictures, make pictures with ai, pictures from words, photos with ai, firefly, images with artificial intelligence, images with ai, ai cartoon, ai logo, picture generation, ai artwork, generate pictures, generate photos, ai drawing, images from text, ai photography, comfyui, ai se photo banana, ai photo kaise banaye, ai painting, ai headshot, leonardo ai, ai thumbnail, ai se logo, ai se design, photo with ai, ai headshots, pictures by ai, ai image banana, flux ai, image prompts, ai poster, midjourney prompts, ai image generator, ai graphics, ai product photography, ideogram, nano banana, adobe firefly, ai wallpaper, ai avatar photo, ghibli',
  ),
  subject(
    'aivideo',
    'aitools videoediting',
    'ai video, text to video, video generation, ai videos, runway, ai avatar, ai voice, voice cloning, text to speech, elevenlabs, ai voiceover, video with ai, videos with ai, ai dubbing, ai video maker, ai reels, talking avatar, ai video banana, sora, veo, heygen, ai animation, faceless youtube, ai shorts, talking head, ai presenter, ai person, virtual presenter, deepfake, lip sync, animated video with ai, video by ai, ai se video, ai voice clone, ai film, avatar video, digital human, pictory, synthesia, ai video generator, ai ads video, ai ugc, faceless channel, invideo, kling, video without face, bina chehra dikhaye, ai influencer, ai cartoon video',
  ),
  subject(
    'copilot',
    'aitools programming',
    'ai coding, copilot, github copilot, code with ai, coding assistant, cursor ai, ai pair programming, ai programming, programming with ai, coding with ai, ai assisted, pair programming, cursor ide, claude code, vibe coder, codeium, windsurf',
  ),
  subject(
    'automation',
    'aitools',
    'automation, workflow automation, automate, zapier, n8n, make com, rpa, uipath, power automate, automate tasks, office automation, robotic process automation, automate work, repetitive tasks, boring tasks, bots for work, connect apps, automate emails, automate reports, auto email, bots banana, low code automation, ai automation, make it stop manually, same work every day, copy paste work, copy the same, copy data, copy numbers, daily reports automatic, auto reports, task automation, robot for office work, email automation, ifttt, airtable automation, apps script, google apps script, bulk emails, integromat, repetitive work, manual work, auto whatsapp messages, whatsapp automation n8n, blue prism, automate invoices, kaam automatic, kaam ko automatic, बार बार का काम',
  ),
  subject(
    'aiwriting',
    'aitools contentwriting',
    'ai writing, write with ai, ai copywriting, ai content, ai blog',
  ),
  subject(
    'aislides',
    'aitools presentation',
    'ai presentation, ai slides, gamma app, ai powerpoint, slides with ai, presentation with ai, presentations with ai, ai ppt, ai se ppt',
  ),
  subject(
    'datascience',
    '',
    'data science, data scientist, data scientists, datascience, डेटा साइंस, डाटा साइंस, data scientist banna, insights from data, data science career, data science project, data science course, kaggle competition, data scientist roadmap, ds, data science basics, data scientist job, career in data, data field, data career, become data scientist, data science kya hai, data sciences, डेटा साइंटिस्ट, data science python',
  ),
  subject(
    'statistics',
    'datascience',
    'statistics, probability, hypothesis testing, bayesian, statistical, sankhyiki, regression analysis, a b testing, सांख्यिकी, ab testing, ab test, confidence interval, bayes, averages, causal inference, mean median, standard deviation, p value, anova, chi square, sampling, normal distribution, stats, statistics basics, stat, maths for data science, p values, monte carlo, experiments design, bayesian inference, statistical tests, spss, stata, inferential statistics, descriptive statistics, regression, biostat, t test, correlation, survey statistics',
  ),
  subject(
    'pandas',
    'python datascience',
    'pandas, numpy, dataframes, python data analysis, jupyter, dataframe, data frame, data frames, data cleaning, clean data, data wrangling, messy data, polars, data saaf, data saaf karna, data cleaning python, csv files, missing values, exploratory data analysis, eda',
  ),
  subject(
    'rlang',
    'datascience statistics',
    'r programming, r language, rstudio, r studio, tidyverse, ggplot, in r, with r, using r, r for, learn r, r course, r statistics, r sikhna, data in r, r for data science, shiny',
  ),
  subject(
    'timeseries',
    'datascience statistics',
    'time series, forecasting, forecast, arima, demand prediction, predict sales, sales prediction, predict demand, future sales, sales forecast, demand forecasting, seasonality, predict future, stock prediction, predict weather, trend and seasonality, prophet, next month demand, future prediction, sales next month, next year sales, trend forecasting, demand planning, weather forecast, forecasting sales, time series analysis, guess demand, old numbers',
  ),
  subject(
    'bigdata',
    'datascience',
    'big data, bigdata, hadoop, spark, pyspark, hive, streaming data, apache spark, distributed computing, mapreduce, spark cluster, hdfs, flink, large datasets, data lakes, huge data, billions of rows, kafka streams, hadoop spark, data processing at scale, spark sql, kafka spark, scala spark, apache kafka, databricks spark',
  ),
  subject(
    'dataengineering',
    'datascience',
    'data engineering, data engineer, etl, data pipeline, data pipelines, airflow, data warehouse, data lake, kafka, snowflake, dbt, databricks, lakehouse, etl pipeline, etl pipelines, spark pipelines, data warehousing, redshift, bigquery, data modelling, data modeling, delta lake, data engineer banna, data ops, data platform, data infrastructure, elt, fivetran, azure data factory, aws glue, synapse, microsoft fabric, spark and airflow, informatica, talend, ssis, data warehouse design, star schema, data mesh, trino, iceberg, azure data engineering, aws data engineering',
  ),
  subject(
    'analytics',
    '',
    'data analytics, data analysis, data analyst, analyse data, analyze data, business analytics, business intelligence, bi analyst, data ka vishleshan, डेटा एनालिटिक्स, डाटा एनालिटिक्स, analyst banna, business metrics, kpi, kpis, product metrics, data reports, analyst, data analysis course, analytics for business, analysis of data, business data, numbers samajhna, report banana, data analyst job, analytical skills for data, sales analysis, hr analytics, people analytics, survey analysis, data samajhna, data analyst banna, analytics career, supply chain analytics, healthcare analytics, financial analytics, bi developer, sales report, monthly reports, sales data, analyse sales, analyse sales data, डेटा एनालिस्ट, डाटा एनालिस्ट, डेटा एनालिसिस, market analytics, retail analytics, bank analytics, risk analytics, analytics',
  ),
  subject(
    'misreport',
    'excel analytics',
    'mis reports, mis report, mis reporting, mis executive, mis',
  ),
  subject(
    'businessanalyst',
    'analytics',
    'business analyst, ba, business analysis, requirement gathering, requirements gathering, requirement analysis, brd, user stories, business requirements, ba course, business analyst job, cbap, ecba, ba interview, business process, process mapping, bpmn, visio',
  ),
  subject(
    'excel',
    'analytics office',
    'excel, ms excel, microsoft excel, spreadsheet, spreadsheets, pivot table, pivot tables, vlookup, xlookup, excel formulas, power query, एक्सेल, excel sheet, excel shortcuts, lookup formulas, spread sheet, excel ke formule, excel reports, pivot, vlookup formula, excel formula, sumif, conditional formatting, data validation, excel me data, excel dashboard, what if analysis, excel formule, excel basic, excel advance, excel seekhna, excel shortcut, excel tips, excel for accountants, excel se report, excel data entry, spreadsheets formulas, vlookup sikhna, looker studio sheets, index match, excel charts, count if, excel for mis, xlsx, excel attendance',
  ),
  subject(
    'gsheets',
    'excel',
    'google sheets, google sheet, gsheets, google spreadsheet, google spreadsheets',
  ),
  subject(
    'vba',
    'excel automation',
    'vba, macros, excel vba, excel macro, excel macros, macro, macro recorder, vba macros, excel automation, automate excel',
  ),
  subject(
    'sql',
    'analytics database',
    'sql, structured query language, sql queries, joins, database queries, query databases, एसक्यूएल, query data, store data, store and query, data query, sql joins, window functions, tables of data, select query, stored procedure, stored procedures, query likhna, indexes, database se data, data nikalna, sql server, t sql, sql interview, db queries, sql practice, joins and subqueries, relational database, mysql queries, ctes, cte, group by, subqueries, query optimization, query tuning, एस क्यू एल',
  ),
  subject(
    'powerbi',
    'analytics visualization',
    'power bi, powerbi, dax, bi tool, bi tools, bi, power bi report, power bi dashboard, paginated reports, m language, bi dashboard, power bi desktop, dashboard in power bi, power pivot, bi reports, powerbi sikhna, pl300, pl 300, power query power bi, पावर बीआई, business intelligence, bi analyst, bi developer',
  ),
  subject(
    'tableau',
    'analytics visualization',
    'tableau, looker, qlik, bi tool, bi tools, bi, looker studio, data studio, tableau desktop, google data studio, टैब्लो, business intelligence, bi analyst, bi developer',
  ),
  subject(
    'visualization',
    'analytics',
    'data visualization, data visualisation, charts, graphs, dashboards, dashboard, data storytelling, infographic, visualize data, matplotlib, visualization, plotting, d3, d3js, make charts, present data, data viz, chart banana, storytelling with data, dashboard banana, dashboard design, visual reports, present numbers, nice charts, plotly, seaborn, maps and charts, dashboard storytelling',
  ),
  subject(
    'webanalytics',
    'analytics marketing',
    'google analytics, web analytics, ga4, marketing analytics, product analytics, website traffic, customer analytics, track visitors, conversion tracking, attribution, google tag manager, customer lifetime value, cohort analysis, track ads, campaign tracking, ad tracking, marketing data, click tracking, conversion rate, marketing metrics, utm, heatmaps, visitor tracking, a b testing website, funnel analysis, how many visitors, visitors on my site, visitors on my website, website visitors, site visitors, where visitors come from, count visitors, website stats, website statistics, clarity, hotjar, mixpanel, amplitude, google search console data, ga 4, ga, gtm, marketing dashboard, measure campaigns, roas, marketing roi, adobe analytics',
  ),
  subject(
    'aimusic',
    'aitools music',
    'ai music, make songs with ai, ai songs, ai song, udio, song without instrument, music with ai, songs with ai, ai podcast, ai audio, ai mastering, suno ai, suno music, suno song',
  ),
  subject(
    'speech',
    'aiml deeplearning',
    'speech recognition, speech to text, voice to text, voice recognition, transcription, transcribe, speech synthesis, text to speech ai, whisper ai, voice assistant, wake word, audio processing, audio ai, spoken words to text, alexa skill',
  ),
  subject(
    'bioinformatics',
    'datascience',
    'bioinformatics, bioinformatic, genomics, genome, genes, gene, dna, rna, rna seq, sequencing, protein, nextflow, biostatistics, clinical data, drug discovery, sas clinical, clinical sas',
  ),
  subject(
    'sportsanalytics',
    'datascience analytics',
    'sports analytics, cricket analytics, ipl, ipl data, football analytics, expected goals, xg, fantasy team, fantasy cricket, dream11, match prediction, predict match, win the match, which team will win, team will win, sports data, moneyball, cricket data',
  ),
];
