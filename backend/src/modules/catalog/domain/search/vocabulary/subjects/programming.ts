import { type Subject, subject } from './subject.js';

export const PROGRAMMING: readonly Subject[] = [
  subject(
    'programming',
    '',
    'programming, coding, programmer, coder, computer programming, learn to code, write code, software development, software developer, software engineering, software engineer, developer banna, programming language, code likhna, code karna, coding karna, प्रोग्रामिंग, कोडिंग, सॉफ्टवेयर, coder banna, logic building, computer science, pseudocode, debugging, recursion, coding seekhna, software engineer banna, job in it, it job, it naukri, it field, it sector, software job, tech job, coding bootcamp, programmer banna, software banana, software kaise banaye, learn programming, programming basics, programming fundamentals, first program, flowchart, computer language, vs code, coding language, codes, computer science basics',
  ),
  subject(
    'webdev',
    'programming',
    'web development, website development, web developer, web dev, webdev, website, web site, webpage, web page, web designing, web design, web programming, web app, web application, web application development, website banana, site banana, build site, create site, online portfolio, internet page, वेबसाइट, वेब डेवलपमेंट, websites, make website, design website, portfolio website, personal website, landing page, landing pages, company website, website design, website designing, website kaise banaye, web pages, webpages, site kaise banaye, create webpage, website kholna, school website, hosting a website, full website, website builder, build websites, website creation, web designer, web portal, website maker, site design, full website banana, web technologies, web fundamentals, progressive web app, pwa, web components, company ki website, dukan ki website, personal site, online resume site, browser extension, website launch, make a site, own website, website develop, website for my shop, domain and hosting, cpanel, hotel website, blog banana website',
  ),
  subject(
    'webperf',
    'webdev frontend',
    'web performance, core web vitals, page speed, faster website, website speed, slow website, website slow, fast website, site speed, lighthouse, lcp, fast frontends, load faster, website fast, page load',
  ),
  subject(
    'frontend',
    'webdev',
    'frontend, front end, frontend development, front end developer, client side, single page application, spa, client side development, ui developer, ui development, javascript framework, web ui, web interface',
  ),
  subject(
    'backend',
    'webdev',
    'backend, back end, backend development, back end developer, server side, rest api, api development, build api, web api, web service, apis, restful, server programming, web server, jwt authentication, api banana, web api development, microservice, micro services, authentication, oauth, websockets, grpc, message queue, rabbitmq, server side programming, api design, server banana, login system, jwt, kafka backend, api documentation backend, microservices architecture backend, openapi, swagger',
  ),
  subject(
    'fullstack',
    'webdev frontend backend',
    'full stack, fullstack, full stack developer, mern, mern stack, mean stack, lamp stack, end to end web app, mongodb express react node, mevn, pern stack, mern developer, jamstack, mern full stack, java full stack, python full stack, full stack web, full stack development, full stack engineer, full stack java, full stack python, t3 stack, django react, spring boot react, full stack javascript, फुल स्टैक',
  ),
  subject(
    'html',
    'frontend webdev',
    'html, html5, hypertext markup, एचटीएमएल, web basics, markup, web page banana, html css, html tags, html code',
  ),
  subject(
    'css',
    'frontend webdev',
    'css, css3, stylesheet, flexbox, css grid, sass, scss, animations css, sass css, media queries, css animation',
  ),
  subject(
    'tailwind',
    'css frontend webdev',
    'css frameworks, tailwind, tailwind css, bootstrap css, bootstrap framework, bootstrap 5',
  ),
  subject(
    'javascript',
    'frontend webdev programming',
    'javascript, java script, js, ecmascript, es6, vanilla js, jquery, जावास्क्रिप्ट, dom manipulation, async javascript, promises, dom, web animations, closures, async await, js es6, javascript frameworks, ajax, event loop, javascript projects',
  ),
  subject('typescript', 'javascript webdev programming', 'typescript, type script, ts'),
  subject(
    'react',
    'frontend javascript webdev',
    'react, reactjs, react js, redux, react hooks, react developer, react forms, react components, jsx, react router, zustand, use state, react project, redux toolkit, react query, react 19, react context, react interview, react with typescript, single page app react, tanstack, javascript framework, javascript frameworks, js framework, js frameworks',
  ),
  subject(
    'nextjs',
    'react frontend webdev',
    'nextjs, next js, next 15, app router, server components, server actions, vercel',
  ),
  subject(
    'angular',
    'frontend javascript webdev',
    'angular, angularjs, angular js, javascript framework, javascript frameworks, js framework, js frameworks',
  ),
  subject(
    'vue',
    'frontend javascript webdev',
    'vue, vuejs, vue js, nuxt, nuxtjs, javascript framework, javascript frameworks, js framework, js frameworks',
  ),
  subject('svelte', 'frontend javascript webdev', 'svelte, sveltekit, svelte 5'),
  subject(
    'node',
    'backend javascript webdev',
    'node js, node, nodejs, express js, expressjs, nestjs, deno, bun js, express server, node express, express api, nest js, nest framework, mongodb node, node mongodb',
  ),
  subject('django', 'python backend webdev', 'django, python web development, django rest'),
  subject('flask', 'python backend webdev', 'flask, flask api, fastapi, fast api, python api'),
  subject('php', 'backend webdev programming', 'php, codeigniter'),
  subject('laravel', 'php backend webdev', 'laravel, eloquent, laravel blade, livewire'),
  subject(
    'wordpress',
    'webdev nocode',
    'wordpress, word press, elementor, wix, blog site, blog website, वर्डप्रेस, wordpress theme, wordpress plugin, wordpress site, wordpress website, blogspot, squarespace, wp site, divi, wordpress blog, wordpress banana, gutenberg',
  ),
  subject(
    'ecommerce',
    'webdev',
    'ecommerce, shopify, woocommerce, online store, online shop, online dukaan, online dukan, shopping website, sell online, dropshipping, meesho, amazon seller, flipkart seller, online bechna, online sell, online selling, payment gateway, product listing, etsy, online business, e commerce, e commerce business, product photography for store, ondc, flipkart, amazon fba, amazon par bechna, online saman bechna, sell products, sell my products, sell handmade, reselling, online dukan banana, store online, cart checkout, shopify store, print on demand, online saree bechna, sell sarees online, saree online, online kapde bechna, amazon pe bechna, flipkart pe bechna, meesho par bechna, amazon seller account, quick commerce, d2c, d2c brand, online vyapar, ऑनलाइन दुकान, ऑनलाइन बेचना, ऑनलाइन बिजनेस, catalog listing, marketplace seller, shop owner, shop owners, glowroad',
  ),
  subject(
    'nocode',
    '',
    'nocode, no code, lowcode, low code, without coding, without code, bina coding, webflow, bubble io, appsheet, glide apps, flutter flow, adalo, softr, no coding, cannot code, cant code, without programming, bina code, airtable, retool, power apps, powerapps, drag and drop, framer, low code development, no code development, flutterflow app, without learning to code, non coder, non coders, non programmer, bolt new, vibe coding, replit agent, बिना कोडिंग, app without coding, app without code, no code app, bina coding app, bina coding ke app, build app without coding, no code app builder, dont know coding, dont know programming, dont know how to code, coding nahi aati, code nahi aata, without knowing coding, without knowing programming, without knowing code, without knowing how to code, without programming knowledge, without coding knowledge, coding ke bagair, bina programming, not about coding, not about programming, not coding, not programming, no programming, not related to coding, coding wala nahi, programming nahi, coding nahi',
  ),
  subject('graphql', 'backend', 'graphql'),
  subject(
    'python',
    'programming',
    'python, python3, python programming, paithan, पाइथन, पायथन, python script, python scripts, python automation, python projects, selenium python, tkinter, python basics, python automation scripts, automate with python, python for everybody, oop in python, python coding, python language, python gui, python tutorial, python se automation, python oop, python interview, pcep',
  ),
  subject(
    'webscraping',
    'python',
    'web scraping, scraping, beautiful soup, scrapy, web scraper, scraper, crawler, web crawler, data scraping, scrape websites, scrape data, collect data from websites, collect prices from websites, scrape data from websites, data collect from website, selenium scraping',
  ),
  subject(
    'java',
    'programming oop',
    'java, core java, java programming, जावा, java developer, jvm, java full course, java basics, j2ee, servlets, jsp, java oop, java interview',
  ),
  subject(
    'springboot',
    'java backend',
    'spring boot, spring, hibernate, spring framework, microservices with spring, springboot, spring mvc, spring security, jpa, java backend, java microservices, quarkus',
  ),
  subject(
    'cpp',
    'programming oop',
    'c++, cplusplus, cpp, c plus plus, c++ stl, stl, c c++, c and c++',
  ),
  subject(
    'clang',
    'programming',
    'c programming, c language, programming in c, ansi c, c lang, c basics, c program, c sikhna, c pointers, pointers in c, let us c, bca c, turbo c, embedded c programming basics, c for beginners, c and c++',
  ),
  subject(
    'csharp',
    'programming oop',
    'c#, csharp, c sharp, dotnet, aspnet, dot net, net core, dot net core, entity framework, blazor, wpf, linq, asp net core, mvc net',
  ),
  subject(
    'go',
    'programming backend',
    'golang, go language, go programming, goroutines, gin framework, go lang',
  ),
  subject('rust', 'programming', 'rust, rust programming, rustlang, cargo rust, rust systems'),
  subject('ruby', 'backend programming', 'ruby, ruby on rails, rails'),
  subject(
    'scratch',
    'programming',
    'coding for kids, scratch programming, kids coding, coding for children, bachon ke liye coding, block coding, programming for kids, teach kids coding, kids programming, children coding, game coding for kids, code for kids, roblox, scratch games, scratch for kids, scratch animation, games for kids, programming for school students, coding for school students, coding for school, code with blocks, drag blocks, बच्चों के लिए कोडिंग, kids ke liye coding',
  ),
  subject(
    'dsa',
    'programming',
    'data structures and algorithms, data structures, data structure, algorithms, algorithm, dsa, competitive programming, leetcode, coding interview, big o, coding round, coding rounds, coding interviews, placement coding, faang, product based company, dynamic programming, graphs and trees, competitive coding, codeforces, leet code, time complexity, linked list, binary search, sorting algorithms, interview coding, google interview, maang, campus placement coding, problem solving with code, dsa in java, dsa in python, dsa in c++, dsa for placement, coding test, google me job, amazon interview, microsoft interview, hackerrank, arrays and strings, trees and graphs, recursion and backtracking, coding contest, icpc, algorithm design, crack google, sde, sde preparation, striver, डीएसए, डेटा स्ट्रक्चर, placement preparation, ds algo, ds and algo, algo, algos, ds algorithms',
  ),
  subject('oop', 'programming', 'oop, oops, object oriented, object oriented programming'),
  subject(
    'git',
    'programming devops',
    'git, github, version control, gitlab, source control, git commands, commit history, git branches, versioning, pull request, pull requests, merge conflicts, open source contribution, gsoc, open source, repository, repositories, code review, code reviews, overwritten code, code overwritten',
  ),
  subject(
    'systemdesign',
    'programming',
    'system design, software architecture, design patterns, microservices, scalable systems, clean architecture, high level design, low level design, hld, lld, domain driven design, ddd, event driven, cqrs, scalability, software architect, system design interview, scalable architecture, distributed systems, design whatsapp, design netflix, high scale, backend architecture, clean code, solid principles, code architecture, refactoring, solution architect',
  ),
  subject(
    'testing',
    'programming',
    'software testing, test automation, automation testing, selenium, quality assurance, manual testing, unit testing, qa tester, qa engineer, playwright testing, cypress testing, qa, qa testing, testing tools, sdet, postman, api testing, jmeter, load testing, bug report, test cases, manual tester, software tester, appium, tdd, selenium with java, selenium java, playwright, cypress, test engineer, qa automation, rest assured, istqb, testing me career, testing job, performance testing, mobile testing, test manager, bug tracking, test plan, सॉफ्टवेयर टेस्टिंग, testing sikhna, software quality, testing software, test software, testing of software, bug testing',
  ),
];
